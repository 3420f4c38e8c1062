import type { RuleText } from '../../rules';
import { armies } from './armies';
import { basics } from './basics';
import { battle } from './battle';
import { faq } from './faq';
import { glossary } from './glossary';
import { modes } from './modes';
import { quickStart } from './quickStart';

export const rules: RuleText = { quickStart, chapters: [basics, battle, armies, modes, faq], glossary };
