import type { Language } from './types';

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; items: string[] } // numbered
  | { kind: 'example'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

export interface Section {
  id: string; // the same in every language, for links
  title: string;
  keywords: string[]; // what people search for that the text does not say
  blocks: Block[];
  see: string[]; // ids of related sections
  rulings: string[]; // "37", "D4", "X5": numbers of docs/rules.md, whose scenarios docs/coverage.md names
}

export interface Chapter {
  id: string;
  title: string;
  sections: Section[];
}

export interface Term {
  id: string;
  term: string;
  meaning: string; // short enough for a tooltip
  see: string; // id of the section that says more
}

// The rules of the game in our own words.
export interface RuleText {
  quickStart: { title: string; steps: string[] };
  chapters: Chapter[]; // the last one, "faq", has one question per section
  glossary: Term[];
}

export async function loadRules(language: Language): Promise<RuleText> {
  return (await (language === 'pl' ? import('./pl/rules') : import('./en/rules'))).rules;
}

// Sections that contain every word of the query, best first: those that have it in the title, then in the keywords, then in the text.
export function searchRules(rules: RuleText, query: string): Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found = rules.chapters
    .flatMap((chapter) => chapter.sections)
    .flatMap((section) => {
      const fields = [section.title, section.keywords.join(' '), section.blocks.map(textOf).join(' ')].map(plain);
      const places = words.map((word) => fields.findIndex((field) => field.includes(word)));
      return places.includes(-1) ? [] : [{ section, rank: Math.max(...places) }];
    });
  return found.sort((a, b) => a.rank - b.rank).map(({ section }) => section);
}

function textOf(block: Block): string {
  if (block.kind === 'table') return [block.head, ...block.rows].flat().join(' ');
  return block.kind === 'list' || block.kind === 'steps' ? block.items.join(' ') : block.text;
}

// Lower case and without accents, so that "zeton" finds "żeton".
function plain(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}

// ---- for writing rules ----

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const steps = (...items: string[]): Block => ({ kind: 'steps', items });
export const example = (words: string): Block => ({ kind: 'example', text: words });
export const table = (head: string[], ...rows: string[][]): Block => ({ kind: 'table', head, rows });

export function section(
  id: string,
  title: string,
  { keywords = '', see = '', rulings = '' }: { keywords?: string; see?: string; rulings?: string },
  ...blocks: Block[]
): Section {
  const split = (words: string, by: RegExp): string[] => words.split(by).filter(Boolean);
  return {
    id,
    title,
    keywords: split(keywords, /,\s*/),
    blocks,
    see: split(see, /\s+/),
    rulings: split(rulings, /\s+/),
  };
}

export const question = (id: string, title: string, answer: string, rulings: string, see = ''): Section =>
  section(id, title, { rulings, see }, text(answer));
