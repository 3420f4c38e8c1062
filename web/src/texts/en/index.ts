import type { Texts } from '../types';
import { events } from './events';
import { game } from './game';
import { pages } from './pages';
import { reasons } from './reasons';
import { setup } from './setup';
import { tiles } from './tiles';

export const en: Texts = { game, pages, tiles, events, reasons, setup };
