import type { PictureSize } from '@yigou/contract/goods/pictures.terms';
import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, refColumn, timeColumn } from '../../ground/db/columns';

/** A picture of goods: what was uploaded, and what was made of it to be shown. */
export const pictures = pgTable(
  'goods_picture',
  {
    pictureId: idColumn(),
    companyId: refColumn().notNull(),
    /** In its address: of the content, so that the same picture is kept once and an address never shows another. */
    pictureKey: text().notNull(),
    fileName: text().notNull(),
    contentType: text().notNull(),
    originalId: uuid().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Files by their size; null until they are made. */
    sizes: jsonb().$type<Record<PictureSize, string>>(),
    createdAt: timeColumn().notNull(),
  },
  (table) => [uniqueIndex().on(table.pictureKey)],
);
