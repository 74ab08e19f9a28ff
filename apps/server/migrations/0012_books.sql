ALTER TABLE "order_line" ADD COLUMN "invoiced_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "adjusted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "freight_decided" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "freight_kept" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD COLUMN "estimate" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "estimate" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "found" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- data:
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
	WHERE freed."ledger_account_id" = "ledger_account"."ledger_account_id";
