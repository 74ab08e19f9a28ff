CREATE TABLE "budget_share" (
	"holder" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"budget_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "budget_share_holder_sku_id_budget_id_pk" PRIMARY KEY("holder","sku_id","budget_id")
);
--> statement-breakpoint
DROP INDEX "payment_receipt_channel_transaction_id_index";--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "resubmitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD COLUMN "bank_line_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_payment" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget_share" ADD CONSTRAINT "budget_share_budget_id_budget_budget_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."budget"("budget_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_bank_line_id_bank_line_bank_line_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_line"("bank_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_receipt_once" ON "payment_receipt" USING btree ("channel","transaction_id") WHERE "payment_receipt"."channel" <> 'transfer';--> statement-breakpoint
CREATE INDEX "payment_receipt_transaction_id_index" ON "payment_receipt" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_receipt_bank_line_id_index" ON "payment_receipt" USING btree ("bank_line_id");--> statement-breakpoint
CREATE INDEX "bank_line_company_id_amount_index" ON "bank_line" USING btree ("company_id","amount");--> statement-breakpoint
ALTER TABLE "bank_line" DROP COLUMN "order_id";--> statement-breakpoint
-- data:
-- Numbers of the bank as the house writes them, where that does not make two the same.
UPDATE "bank_line" SET "bank_no" = "plain" FROM (
  SELECT "bank_line_id" AS "id", upper(regexp_replace(normalize("bank_no", NFKC), '\s', '', 'g')) AS "plain",
    count(*) OVER (PARTITION BY "company_id", upper(regexp_replace(normalize("bank_no", NFKC), '\s', '', 'g'))) AS "n"
  FROM "bank_line" WHERE "bank_no" !~ '^W-[0-9a-f]{24}$') AS "numbers"
WHERE "bank_line_id" = "id" AND "n" = 1 AND "bank_no" <> "plain" AND "plain" <> '';--> statement-breakpoint
UPDATE "payment_receipt" SET "transaction_id" = "plain" FROM (
  SELECT "receipt_id" AS "id", upper(regexp_replace(normalize("transaction_id", NFKC), '\s', '', 'g')) AS "plain",
    count(*) OVER (PARTITION BY upper(regexp_replace(normalize("transaction_id", NFKC), '\s', '', 'g'))) AS "n"
  FROM "payment_receipt" WHERE "channel" = 'transfer' AND "transaction_id" !~ '^W-[0-9a-f]{24}$') AS "numbers"
WHERE "receipt_id" = "id" AND "n" = 1 AND "transaction_id" <> "plain" AND "plain" <> '';--> statement-breakpoint
-- What was confirmed by hand is a line of the bank as well; what a file told of already is that line.
INSERT INTO "bank_line" ("company_id", "bank_no", "paid_at", "amount", "matched", "payer", "payer_account", "memo", "state", "file_name", "created_at")
SELECT DISTINCT ON ("receipt_id") "company_id", "transaction_id", receipt."paid_at", receipt."amount", receipt."amount", '', '', '', 'matched', '', receipt."paid_at"
FROM "payment_receipt" receipt JOIN "payment_receipt_order" USING ("receipt_id") JOIN "purchase_order" USING ("order_id")
WHERE "channel" = 'transfer' ORDER BY "receipt_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "payment_receipt" SET "bank_line_id" = line."bank_line_id"
FROM "payment_receipt_order" part JOIN "purchase_order" USING ("order_id") JOIN "bank_line" line USING ("company_id")
WHERE "payment_receipt"."channel" = 'transfer' AND part."receipt_id" = "payment_receipt"."receipt_id"
  AND line."bank_no" = "payment_receipt"."transaction_id";--> statement-breakpoint
-- Imported after it was confirmed by hand, and waiting since, or put aside for that: it is the order's. What paid a
-- statement or went back besides stays as it is, and the auditor tells of it.
UPDATE "bank_line" SET "matched" = receipt."amount", "state" = 'matched' FROM "payment_receipt" receipt
WHERE receipt."bank_line_id" = "bank_line"."bank_line_id" AND receipt."amount" = "bank_line"."amount"
  AND "bank_line"."matched" = 0 AND "bank_line"."returned" = 0 AND "bank_line"."state" IN ('waiting', 'ignored');--> statement-breakpoint
-- Which article of an order counted to which budget: in each unit and kind of period the narrowest that it holds.
INSERT INTO "budget_share" ("holder", "sku_id", "budget_id", "amount")
WITH RECURSIVE path AS (
  SELECT "category_id" AS leaf, "category_id", 0 AS depth FROM "category"
  UNION ALL
  SELECT leaf, category."parent_id", depth + 1 FROM path JOIN "category" USING ("category_id")
  WHERE category."parent_id" IS NOT NULL AND depth < 20
), held AS (
  SELECT DISTINCT "holder", "ledger_account_id" AS budget_id FROM "ledger_entry" WHERE "kind" = 'occupy'
), spent AS (
  SELECT format('order:%s:v%s', "order_id", "version") AS holder, "sku_id", sum("total" + "freight_share" - "discount_share") AS amount
  FROM "purchase_order" JOIN "order_line" USING ("order_id") GROUP BY "order_id", "version", "sku_id"
)
SELECT DISTINCT ON (spent.holder, spent.sku_id, budget."org_id", budget."period_kind")
  spent.holder, spent.sku_id, budget."budget_id", spent.amount
FROM spent JOIN held USING (holder) JOIN "budget" USING ("budget_id")
  JOIN "sku" USING ("sku_id") JOIN "product" USING ("product_id")
  LEFT JOIN path ON path.leaf = product."category_id" AND path."category_id" = budget."category_id"
WHERE budget."category_id" IS NULL OR path.leaf IS NOT NULL
ORDER BY spent.holder, spent.sku_id, budget."org_id", budget."period_kind", budget."category_id" IS NULL, path.depth;
