CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE SEQUENCE "public"."payment_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE SEQUENCE "public"."refund_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "receive_address" (
	"address_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receive_address_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"shared_org_id" bigint,
	"receiver" text NOT NULL,
	"phone" text NOT NULL,
	"area_code" text NOT NULL,
	"area_text" text NOT NULL,
	"detail" text NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "default_address" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"address_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freight_rule" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"fee" bigint NOT NULL,
	"free_from" bigint NOT NULL,
	"regions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_account" (
	"credit_account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_account_credit_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"limit" bigint NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	"term_days" integer NOT NULL,
	"overdue" boolean DEFAULT false NOT NULL,
	CONSTRAINT "credit_used" CHECK ("credit_account"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"credit_account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"used_after" bigint NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_line_order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"sku_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"supplier_name" text NOT NULL,
	"sku_no" text NOT NULL,
	"part_no" text NOT NULL,
	"name" text NOT NULL,
	"spec" text NOT NULL,
	"img_url" text NOT NULL,
	"unit" text NOT NULL,
	"qty" integer NOT NULL,
	"price" bigint NOT NULL,
	"tax_rate" integer NOT NULL,
	"is_contract" boolean NOT NULL,
	"total" bigint NOT NULL,
	"freight_share" bigint NOT NULL,
	"discount_share" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"shipped_qty" integer DEFAULT 0 NOT NULL,
	"received_qty" integer DEFAULT 0 NOT NULL,
	"returned_qty" integer DEFAULT 0 NOT NULL,
	"invoiced_qty" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_log" (
	"order_log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_log_order_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"account_id" bigint,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_attempt_order" (
	"attempt_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"is_open" boolean NOT NULL,
	CONSTRAINT "payment_attempt_order_attempt_id_order_id_pk" PRIMARY KEY("attempt_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_attempt" (
	"attempt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_attempt_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"out_trade_no" text NOT NULL,
	"request_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"pay_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_notice" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notice_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"headers" jsonb NOT NULL,
	"body" text NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payee_account" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"account_name" text NOT NULL,
	"bank_name" text NOT NULL,
	"account_no" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_receipt_order" (
	"receipt_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "payment_receipt_order_receipt_id_order_id_pk" PRIMARY KEY("receipt_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_receipt" (
	"receipt_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_receipt_receipt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"transaction_id" text NOT NULL,
	"attempt_id" bigint,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refund" (
	"refund_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refund_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"receipt_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_voucher" (
	"order_id" bigint NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_voucher_order_id_file_id_pk" PRIMARY KEY("order_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "purchase_order" ALTER COLUMN "reconcile_state" SET DEFAULT 'none';--> statement-breakpoint
ALTER TABLE "item_concern" ADD COLUMN "group_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "pay_state" text DEFAULT 'unpaid' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "invoice_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "after_sale_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "pay_method" text DEFAULT 'transfer' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "po_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "cost_centre" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "wanted_date" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "remark" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "invoice" jsonb;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "goods" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "freight" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "tax" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "payable" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "receive_address" ADD CONSTRAINT "receive_address_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_address" ADD CONSTRAINT "receive_address_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_address" ADD CONSTRAINT "receive_address_shared_org_id_org_unit_org_id_fk" FOREIGN KEY ("shared_org_id") REFERENCES "public"."org_unit"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_address" ADD CONSTRAINT "default_address_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_address" ADD CONSTRAINT "default_address_address_id_receive_address_address_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."receive_address"("address_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freight_rule" ADD CONSTRAINT "freight_rule_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_account" ADD CONSTRAINT "credit_account_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entry" ADD CONSTRAINT "credit_entry_credit_account_id_credit_account_credit_account_id_fk" FOREIGN KEY ("credit_account_id") REFERENCES "public"."credit_account"("credit_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt_order" ADD CONSTRAINT "payment_attempt_order_attempt_id_payment_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempt_order" ADD CONSTRAINT "payment_attempt_order_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_account" ADD CONSTRAINT "payee_account_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt_order" ADD CONSTRAINT "payment_receipt_order_receipt_id_payment_receipt_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."payment_receipt"("receipt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt_order" ADD CONSTRAINT "payment_receipt_order_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipt" ADD CONSTRAINT "payment_receipt_attempt_id_payment_attempt_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("attempt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_receipt_id_payment_receipt_receipt_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."payment_receipt"("receipt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD CONSTRAINT "payment_refund_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_voucher" ADD CONSTRAINT "payment_voucher_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receive_address_account_id_index" ON "receive_address" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "receive_address_customer_id_shared_org_id_index" ON "receive_address" USING btree ("customer_id","shared_org_id");--> statement-breakpoint
CREATE INDEX "receive_address_shared_org_id_index" ON "receive_address" USING btree ("shared_org_id");--> statement-breakpoint
CREATE INDEX "default_address_address_id_index" ON "default_address" USING btree ("address_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_account_customer_id_index" ON "credit_account" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entry_credit_account_id_kind_ref_index" ON "credit_entry" USING btree ("credit_account_id","kind","ref");--> statement-breakpoint
CREATE INDEX "credit_entry_ref_index" ON "credit_entry" USING btree ("ref");--> statement-breakpoint
CREATE UNIQUE INDEX "order_line_order_id_line_no_index" ON "order_line" USING btree ("order_id","line_no");--> statement-breakpoint
CREATE INDEX "order_line_sku_id_index" ON "order_line" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "order_log_order_id_order_log_id_index" ON "order_log" USING btree ("order_id","order_log_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_one_open" ON "payment_attempt_order" USING btree ("order_id") WHERE "payment_attempt_order"."is_open";--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_out_trade_no_index" ON "payment_attempt" USING btree ("out_trade_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt_account_id_request_id_index" ON "payment_attempt" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE INDEX "payment_attempt_state_asked_at_index" ON "payment_attempt" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "payment_notice_received_at_index" ON "payment_notice" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payment_receipt_order_order_id_index" ON "payment_receipt_order" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_receipt_channel_transaction_id_index" ON "payment_receipt" USING btree ("channel","transaction_id");--> statement-breakpoint
CREATE INDEX "payment_receipt_attempt_id_index" ON "payment_receipt" USING btree ("attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_refund_no_index" ON "payment_refund" USING btree ("refund_no");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refund_receipt_id_order_id_kind_index" ON "payment_refund" USING btree ("receipt_id","order_id","kind");--> statement-breakpoint
CREATE INDEX "payment_refund_order_id_index" ON "payment_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_refund_state_index" ON "payment_refund" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_account_id_request_id_index" ON "purchase_order" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE INDEX "purchase_order_customer_id_created_at_index" ON "purchase_order" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_order_due_at_index" ON "purchase_order" USING btree ("due_at");