import { readSheet } from '@yigou/web-kit';
import { type ParsedLine, readLines } from './lines.rules';

export const readFile = async (file: File): Promise<ParsedLine[]> => readLines(await readSheet(file));
