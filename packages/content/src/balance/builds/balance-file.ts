import { readFileSync, writeFileSync } from 'node:fs';

const PAGE = new URL('../../../../../docs/balance.md', import.meta.url);

export const readBalancePage = (): string => readFileSync(PAGE, 'utf8');
export const writeBalancePage = (text: string): void => writeFileSync(PAGE, text);
