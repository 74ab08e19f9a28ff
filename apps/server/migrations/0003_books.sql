CREATE TABLE "credit_terms" (
	"ledger_account_id" bigint PRIMARY KEY NOT NULL,
	"term_days" integer NOT NULL,
	"overdue" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"ledger_account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_account_ledger_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"limit" bigint NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_used" CHECK ("ledger_account"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ledger_account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"used_after" bigint NOT NULL,
	"holder" text NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"qty" integer NOT NULL,
	"holder" text,
	"line_no" integer,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_entry_held" CHECK (("stock_entry"."kind" = 'count') = ("stock_entry"."holder" is null)),
	CONSTRAINT "stock_entry_line" CHECK (("stock_entry"."holder" is null) = ("stock_entry"."line_no" is null)),
	CONSTRAINT "stock_entry_qty" CHECK ("stock_entry"."qty" > 0 or "stock_entry"."kind" = 'count')
);
--> statement-breakpoint
-- What was booked so far moves over; an order holds as version 1.
INSERT INTO "ledger_account" ("ledger_account_id", "kind", "customer_id", "limit", "used") OVERRIDING SYSTEM VALUE
	SELECT "credit_account_id", 'credit', "customer_id", "limit", "used" FROM "credit_account";
--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('ledger_account', 'ledger_account_id'), coalesce(max("ledger_account_id"), 0) + 1, false) FROM "ledger_account";--> statement-breakpoint
INSERT INTO "credit_terms" SELECT "credit_account_id", "term_days", "overdue" FROM "credit_account";--> statement-breakpoint
INSERT INTO "ledger_entry" ("ledger_account_id", "kind", "amount", "used_after", "holder", "cause", "created_at")
	SELECT "credit_account_id", "kind", "amount", "used_after", "ref" || ':v1',
		"ref" || CASE "kind" WHEN 'release' THEN ':v1/acceptCancel' ELSE ':v1' END, "created_at" FROM "credit_entry" ORDER BY "entry_id";
--> statement-breakpoint
INSERT INTO "stock_entry" ("sku_id", "kind", "qty", "cause", "at")
	SELECT "sku_id", 'count', "on_hand", 'migration', now() FROM "stock" WHERE "on_hand" <> 0;
--> statement-breakpoint
INSERT INTO "stock_entry" ("sku_id", "kind", "qty", "holder", "line_no", "cause", "at")
	SELECT "sku_id", 'reserve', "qty", format('order:%s:v1', "order_id"), "line_no", format('order:%s:v1', "order_id"), "created_at"
	FROM "order_line" JOIN "purchase_order" USING ("order_id") WHERE "state" <> 'cancelled';
--> statement-breakpoint
DROP TABLE "credit_entry" CASCADE;--> statement-breakpoint
DROP TABLE "credit_account" CASCADE;--> statement-breakpoint
DROP INDEX "payment_refund_receipt_id_order_id_kind_index";--> statement-breakpoint
DROP INDEX "payment_refund_state_index";--> statement-breakpoint
ALTER TABLE "order_log" RENAME COLUMN "account_id" TO "actor_id";--> statement-breakpoint
ALTER TABLE "order_log" ADD COLUMN "actor_kind" text;--> statement-breakpoint
UPDATE "order_log" SET "actor_kind" = CASE WHEN "actor_id" IS NULL THEN 'system' ELSE 'account' END;--> statement-breakpoint
ALTER TABLE "order_log" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "received" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "purchase_order" SET "received" = coalesce((SELECT sum("amount") FROM "payment_receipt_order" part WHERE part."order_id" = "purchase_order"."order_id"), 0)
	- coalesce((SELECT sum("amount") FROM "payment_refund" back WHERE back."order_id" = "purchase_order"."order_id" AND "kind" = 'surplus'), 0);
--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "cause" text;--> statement-breakpoint
UPDATE "payment_refund" SET "cause" = CASE "kind" WHEN 'surplus' THEN format('receipt:%s/surplus', "receipt_id") ELSE format('order:%s:v1/acceptCancel', "order_id") END;--> statement-breakpoint
ALTER TABLE "payment_refund" ALTER COLUMN "cause" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
UPDATE "payment_refund" SET "next_try_at" = "created_at";--> statement-breakpoint
ALTER TABLE "credit_terms" ADD CONSTRAINT "credit_terms_ledger_account_id_ledger_account_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("ledger_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_ledger_account_id_ledger_account_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("ledger_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_one_credit" ON "ledger_account" USING btree ("customer_id") WHERE "ledger_account"."kind" = 'credit';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_ledger_account_id_kind_holder_cause_index" ON "ledger_entry" USING btree ("ledger_account_id","kind","holder","cause");--> statement-breakpoint
CREATE INDEX "ledger_entry_holder_index" ON "ledger_entry" USING btree ("holder");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entry_holder_line_no_cause_index" ON "stock_entry" USING btree ("holder","line_no","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_receipt_id_order_id_cause_index" ON "payment_refund" USING btree ("receipt_id","order_id","cause");--> statement-breakpoint
CREATE INDEX "payment_refund_state_next_try_at_index" ON "payment_refund" USING btree ("state","next_try_at");--> statement-breakpoint
-- Buttons have become functions: the built-in roles of a customer from before get theirs.
UPDATE "role" SET "functions" = "functions" || array['order/myOrder/buy', 'order/myOrder/pay', 'order/myOrder/cancel', 'order/myOrder/receive', 'order/myOrder/attach', 'kamUser/receiveAddress/edit'] WHERE "built_in" AND "name" IN ('企业管理员', '采购员');--> statement-breakpoint
UPDATE "role" SET "functions" = "functions" || array['order/myOrder/pay'] WHERE "built_in" AND "name" = '财务';--> statement-breakpoint
UPDATE "role" SET "functions" = "functions" || array['order/myOrder/receive', 'kamUser/receiveAddress/edit'] WHERE "built_in" AND "name" = '收货员';
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"audit_log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"object_kind" text NOT NULL,
	"object_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"session_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_session_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"operator_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_operator_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"account_no" text NOT NULL,
	"account_key" text NOT NULL,
	"name" text NOT NULL,
	"password" text NOT NULL,
	"roles" text[] NOT NULL,
	"enabled" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("operator_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator" ADD CONSTRAINT "operator_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "audit_log_company_id_at_index" ON "audit_log" USING btree ("company_id","at");
--> statement-breakpoint
CREATE INDEX "audit_log_object_kind_object_id_index" ON "audit_log" USING btree ("object_kind","object_id");
--> statement-breakpoint
CREATE INDEX "audit_log_request_id_index" ON "audit_log" USING btree ("request_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_session_token_hash_index" ON "operator_session" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "operator_session_operator_id_index" ON "operator_session" USING btree ("operator_id");
--> statement-breakpoint
CREATE INDEX "operator_session_expires_at_index" ON "operator_session" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "operator_company_id_account_key_index" ON "operator" USING btree ("company_id","account_key");
--> statement-breakpoint
-- What was done stays as it was written.
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION '% is never changed', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_stays" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log" EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_changed_in_index" ON "stock" USING btree ("changed_in");--> statement-breakpoint
UPDATE "stock" SET "in_stock" = "search_doc"."in_stock" FROM "search_doc" WHERE "search_doc"."sku_id" = "stock"."sku_id";--> statement-breakpoint
ALTER TABLE "search_doc" DROP COLUMN "in_stock";
