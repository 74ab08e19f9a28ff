CREATE TABLE "budget_share" (
	"holder" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"budget_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "budget_share_holder_sku_id_budget_id_pk" PRIMARY KEY("holder","sku_id","budget_id")
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"order_note_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lost_right" (
	"lost_right_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lost_right_lost_right_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"functions" text[] NOT NULL,
	"data_scope" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payment_receipt_channel_transaction_id_index";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "password_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lane" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "invoiced_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "adjusted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "freight_decided" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "freight_kept" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "resubmitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD COLUMN "bank_line_id" bigint;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD COLUMN "tries_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD COLUMN "estimate" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "estimate" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_payment" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "made_with" jsonb;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "found" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "budget_share" ADD CONSTRAINT "budget_share_budget_id_budget_budget_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."budget"("budget_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_note_order_id_request_id_index" ON "order_note" USING btree ("order_id","request_id");--> statement-breakpoint
CREATE INDEX "lost_right_account_id_at_index" ON "lost_right" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "lost_right_at_index" ON "lost_right" USING btree ("at");--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_bank_line_id_bank_line_bank_line_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_line"("bank_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_company_id_dead_at_index" ON "outbox" USING btree ("company_id","dead_at");--> statement-breakpoint
CREATE INDEX "order_log_operator" ON "order_log" USING btree ("actor_id","at") WHERE "order_log"."actor_kind" = 'operator';--> statement-breakpoint
CREATE INDEX "purchase_order_assignee" ON "purchase_order" USING btree ("assignee_id","state") WHERE "purchase_order"."assignee_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_receipt_once" ON "payment_receipt" USING btree ("channel","transaction_id") WHERE "payment_receipt"."channel" <> 'transfer';--> statement-breakpoint
CREATE INDEX "payment_receipt_transaction_id_index" ON "payment_receipt" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_receipt_bank_line_id_index" ON "payment_receipt" USING btree ("bank_line_id");--> statement-breakpoint
CREATE INDEX "bank_line_company_id_amount_index" ON "bank_line" USING btree ("company_id","amount");--> statement-breakpoint
ALTER TABLE "bank_line" DROP COLUMN "order_id";--> statement-breakpoint
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
ORDER BY spent.holder, spent.sku_id, budget."org_id", budget."period_kind", budget."category_id" IS NULL, path.depth;--> statement-breakpoint
-- So far shares were differences of rounded sums: what of a line's freight its closed and returned pieces had is known from them.
UPDATE "order_line" SET "freight_decided" = decided.freight, "freight_kept" = greatest(0, decided.freight - ("refunded" - decided.goods))
	FROM (SELECT "order_line_id", round("freight_share" * ("closed_qty" + "returned_qty")::numeric / "qty") AS freight,
		round(("total" - "discount_share") * ("closed_qty" + "returned_qty")::numeric / "qty") AS goods FROM "order_line") AS decided
	WHERE decided."order_line_id" = "order_line"."order_line_id" AND "closed_qty" + "returned_qty" > 0;--> statement-breakpoint
UPDATE "order_line" SET "invoiced_amount" = held.total FROM (
	SELECT "order_line_id", sum(total) AS total FROM (
		SELECT part."order_line_id", part."total" FROM "invoice_application_line" part
			JOIN "invoice_application" USING ("application_id") WHERE "state" NOT IN ('rejected', 'withdrawn', 'voided')
		UNION ALL
		SELECT part."order_line_id", -part."total" FROM "invoice_line" part
			JOIN "invoice" USING ("invoice_id") JOIN "invoice_application" USING ("application_id")
			WHERE "colour" = 'red' AND "invoice"."state" = 'issued' AND "invoice_application"."state" NOT IN ('rejected', 'withdrawn', 'voided')
	) AS parts GROUP BY "order_line_id") AS held WHERE held."order_line_id" = "order_line"."order_line_id";--> statement-breakpoint
UPDATE "order_return_line" SET "estimate" = CASE WHEN "order_return_line"."amount" > 0 THEN "order_return_line"."amount"
		ELSE floor((line."total" - line."discount_share" + CASE WHEN "reason" IN ('七天无理由', '规格不合适', '协商一致') THEN 0 ELSE line."freight_share" END)
			* "order_return_line"."qty"::numeric / line."qty") END
	FROM "order_return" JOIN "order_line" line USING ("order_id")
	WHERE "order_return"."return_id" = "order_return_line"."return_id" AND line."line_no" = "order_return_line"."line_no" AND "type" <> 'exchange';--> statement-breakpoint
UPDATE "order_return" SET "estimate" = lines.estimate FROM (SELECT "return_id", sum("estimate") AS estimate FROM "order_return_line" GROUP BY "return_id") AS lines
	WHERE lines."return_id" = "order_return"."return_id";--> statement-breakpoint
UPDATE "order_return" SET "credited" = freed.amount FROM (
	SELECT "cause", sum("amount") AS amount FROM "ledger_entry" JOIN "ledger_account" USING ("ledger_account_id")
		WHERE "ledger_account"."kind" = 'credit' AND "ledger_entry"."kind" = 'release' AND "cause" LIKE 'return:%' GROUP BY "cause") AS freed
	WHERE freed."cause" = 'return:' || "return_id";--> statement-breakpoint
-- Closed orders end their parcels.
UPDATE "shipment" SET "state" = 'ended', "due_at" = NULL FROM "purchase_order"
	WHERE "purchase_order"."order_id" = "shipment"."order_id" AND "purchase_order"."state" = 'closed' AND "shipment"."state" IN ('shipped', 'delivered');--> statement-breakpoint
-- What was paid by bank before the rest was put on account is owed no longer.
WITH "paid_before" AS (
	SELECT "order_id", "received", account."ledger_account_id", account."used", format('order:%s:v%s', "order_id", "version") AS holder,
		sum("received") OVER (PARTITION BY account."ledger_account_id" ORDER BY "order_id") AS so_far
	FROM "purchase_order" JOIN "ledger_account" account USING ("customer_id")
	WHERE account."kind" = 'credit' AND "pay_state" IN ('onAccount', 'onAccountSettled') AND "received" > 0
), "entered" AS (
	INSERT INTO "ledger_entry" ("ledger_account_id", "kind", "amount", "used_after", "holder", "cause", "created_at")
	SELECT "ledger_account_id", 'release', "received", "used" - so_far, holder, format('order:%s/prepaid', "order_id"), now() FROM "paid_before" ORDER BY "order_id"
	RETURNING "ledger_account_id", "amount"
)
UPDATE "ledger_account" SET "used" = "used" - freed.amount FROM (SELECT "ledger_account_id", sum("amount") AS amount FROM "entered" GROUP BY 1) AS freed
	WHERE freed."ledger_account_id" = "ledger_account"."ledger_account_id";--> statement-breakpoint
UPDATE "role" SET "functions" = array_append("functions", 'kamUser/invoice/removeTitle') WHERE "built_in" AND "name" IN ('企业管理员', '财务') AND NOT 'kamUser/invoice/removeTitle' = ANY("functions");
--> statement-breakpoint
UPDATE "outbox" SET "lane" = "message"->>'kind';--> statement-breakpoint
UPDATE "outbox" SET "message" = ("message" - 'link' - 'files') || jsonb_build_object('text', '') || CASE WHEN "message"->>'kind' = 'mail' THEN jsonb_build_object('subject', '') ELSE '{}'::jsonb END WHERE "sent_at" IS NOT NULL;
