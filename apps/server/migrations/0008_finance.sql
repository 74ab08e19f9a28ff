CREATE SEQUENCE "public"."statement_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "credit_change" (
	"credit_change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_change_credit_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ledger_account_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"from_limit" bigint NOT NULL,
	"to_limit" bigint NOT NULL,
	"from_term_days" integer NOT NULL,
	"to_term_days" integer NOT NULL,
	"by_org" boolean NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_change" (
	"order_change_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_change_order_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"order_refund_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_refund_order_refund_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"qty" integer NOT NULL,
	"amount" bigint NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_basis" (
	"basis" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"up_to" bigint
);
--> statement-breakpoint
CREATE TABLE "report_fact" (
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"refund_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"day" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"orders" bigint NOT NULL,
	"lines" bigint NOT NULL,
	"refund_lines" bigint NOT NULL,
	"qty" bigint NOT NULL,
	"refund_qty" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"market" bigint NOT NULL,
	"saving" bigint NOT NULL,
	"contract" bigint NOT NULL,
	"contract_saving" bigint NOT NULL,
	"tier_saving" bigint NOT NULL,
	CONSTRAINT "report_fact_order_id_line_no_refund_id_pk" PRIMARY KEY("order_id","line_no","refund_id")
);
--> statement-breakpoint
CREATE TABLE "report_goods_sum" (
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"span" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"orders" bigint NOT NULL,
	"lines" bigint NOT NULL,
	"refund_lines" bigint NOT NULL,
	"qty" bigint NOT NULL,
	"refund_qty" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"market" bigint NOT NULL,
	"saving" bigint NOT NULL,
	"contract" bigint NOT NULL,
	"contract_saving" bigint NOT NULL,
	"tier_saving" bigint NOT NULL,
	CONSTRAINT "report_goods_sum_customer_id_span_sku_id_pk" PRIMARY KEY("customer_id","span","sku_id")
);
--> statement-breakpoint
CREATE TABLE "report_person_sum" (
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"span" text NOT NULL,
	"org_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"orders" bigint NOT NULL,
	"lines" bigint NOT NULL,
	"refund_lines" bigint NOT NULL,
	"qty" bigint NOT NULL,
	"refund_qty" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"market" bigint NOT NULL,
	"saving" bigint NOT NULL,
	"contract" bigint NOT NULL,
	"contract_saving" bigint NOT NULL,
	"tier_saving" bigint NOT NULL,
	CONSTRAINT "report_person_sum_customer_id_span_org_id_account_id_sku_id_pk" PRIMARY KEY("customer_id","span","org_id","account_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "report_unit_sum" (
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"span" text NOT NULL,
	"org_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"orders" bigint NOT NULL,
	"lines" bigint NOT NULL,
	"refund_lines" bigint NOT NULL,
	"qty" bigint NOT NULL,
	"refund_qty" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"refund" bigint NOT NULL,
	"market" bigint NOT NULL,
	"saving" bigint NOT NULL,
	"contract" bigint NOT NULL,
	"contract_saving" bigint NOT NULL,
	"tier_saving" bigint NOT NULL,
	CONSTRAINT "report_unit_sum_customer_id_span_org_id_account_id_pk" PRIMARY KEY("customer_id","span","org_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "bank_line" (
	"bank_line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_line_bank_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"bank_no" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"matched" bigint DEFAULT 0 NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	"back_no" text DEFAULT '' NOT NULL,
	"payer" text NOT NULL,
	"payer_account" text NOT NULL,
	"memo" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"order_id" bigint,
	"file_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_difference_message" (
	"message_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_difference_message_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"difference_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_difference" (
	"difference_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_difference_difference_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"no" integer NOT NULL,
	"entry_id" bigint,
	"account_id" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"type" text NOT NULL,
	"state" text NOT NULL,
	"number" text NOT NULL,
	"system_qty" integer,
	"buyer_qty" integer,
	"system_amount" bigint NOT NULL,
	"buyer_amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "statement_entry_check" (
	"entry_id" bigint PRIMARY KEY NOT NULL,
	"account_id" bigint NOT NULL,
	"who" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_book" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"by_org" boolean DEFAULT false NOT NULL,
	"collected_at" timestamp with time zone,
	"built_period" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "statement_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"number" text NOT NULL,
	"order_id" bigint,
	"line_no" integer,
	"return_id" bigint,
	"summary" text NOT NULL,
	"qty" integer,
	"price" bigint,
	"amount" bigint NOT NULL,
	"statement_id" bigint
);
--> statement-breakpoint
CREATE TABLE "statement_log" (
	"statement_log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_log_statement_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_payment" (
	"payment_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_payment_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"bank_line_id" bigint,
	"given_by_id" bigint,
	"amount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_voucher" (
	"voucher_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_voucher_voucher_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_id" bigint NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"who" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement" (
	"statement_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_statement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_no" text NOT NULL,
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"by_org" boolean NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"opening" bigint NOT NULL,
	"closing" bigint NOT NULL,
	"due" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"term_days" integer NOT NULL,
	"due_date" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_used";--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_committed";--> statement-breakpoint
ALTER TABLE "console_view" ALTER COLUMN "operator_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "market_price" bigint;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "price_kind" text;--> statement-breakpoint
ALTER TABLE "console_view" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "credit_change" ADD CONSTRAINT "credit_change_ledger_account_id_ledger_account_ledger_account_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_account"("ledger_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_difference_message" ADD CONSTRAINT "statement_difference_message_difference_id_statement_difference_difference_id_fk" FOREIGN KEY ("difference_id") REFERENCES "public"."statement_difference"("difference_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_difference" ADD CONSTRAINT "statement_difference_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_difference" ADD CONSTRAINT "statement_difference_entry_id_statement_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."statement_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_entry_check" ADD CONSTRAINT "statement_entry_check_entry_id_statement_entry_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."statement_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_book" ADD CONSTRAINT "statement_book_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_entry" ADD CONSTRAINT "statement_entry_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_entry" ADD CONSTRAINT "statement_entry_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_log" ADD CONSTRAINT "statement_log_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payment" ADD CONSTRAINT "statement_payment_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payment" ADD CONSTRAINT "statement_payment_bank_line_id_bank_line_bank_line_id_fk" FOREIGN KEY ("bank_line_id") REFERENCES "public"."bank_line"("bank_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_payment" ADD CONSTRAINT "statement_payment_given_by_id_statement_statement_id_fk" FOREIGN KEY ("given_by_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_voucher" ADD CONSTRAINT "statement_voucher_statement_id_statement_statement_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."statement"("statement_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_change_ledger_account_id_credit_change_id_index" ON "credit_change" USING btree ("ledger_account_id","credit_change_id");--> statement-breakpoint
CREATE INDEX "order_change_order_id_index" ON "order_change" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_refund_order_id_index" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "report_fact_customer_id_day_order_id_index" ON "report_fact" USING btree ("customer_id","day","order_id");--> statement-breakpoint
CREATE INDEX "report_fact_customer_id_sku_id_day_index" ON "report_fact" USING btree ("customer_id","sku_id","day");--> statement-breakpoint
CREATE INDEX "report_fact_account_id_day_index" ON "report_fact" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "report_fact_customer_id_org_id_day_index" ON "report_fact" USING btree ("customer_id","org_id","day");--> statement-breakpoint
CREATE INDEX "report_goods_sum_company_id_span_index" ON "report_goods_sum" USING btree ("company_id","span");--> statement-breakpoint
CREATE INDEX "report_person_sum_account_id_span_index" ON "report_person_sum" USING btree ("account_id","span");--> statement-breakpoint
CREATE INDEX "report_unit_sum_company_id_span_index" ON "report_unit_sum" USING btree ("company_id","span");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_line_company_id_bank_no_index" ON "bank_line" USING btree ("company_id","bank_no");--> statement-breakpoint
CREATE INDEX "bank_line_company_id_state_paid_at_index" ON "bank_line" USING btree ("company_id","state","paid_at");--> statement-breakpoint
CREATE INDEX "statement_difference_message_difference_id_message_id_index" ON "statement_difference_message" USING btree ("difference_id","message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_difference_statement_id_no_index" ON "statement_difference" USING btree ("statement_id","no");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_difference_account_id_request_id_index" ON "statement_difference" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE INDEX "statement_difference_state_created_at_index" ON "statement_difference" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_entry_source_index" ON "statement_entry" USING btree ("source");--> statement-breakpoint
CREATE INDEX "statement_entry_statement_id_at_index" ON "statement_entry" USING btree ("statement_id","at");--> statement-breakpoint
CREATE INDEX "statement_entry_order_id_line_no_index" ON "statement_entry" USING btree ("order_id","line_no");--> statement-breakpoint
CREATE INDEX "statement_entry_waiting" ON "statement_entry" USING btree ("customer_id","at") WHERE "statement_entry"."statement_id" is null;--> statement-breakpoint
CREATE INDEX "statement_log_statement_id_statement_log_id_index" ON "statement_log" USING btree ("statement_id","statement_log_id");--> statement-breakpoint
CREATE INDEX "statement_payment_statement_id_index" ON "statement_payment" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_payment_bank_line_id_index" ON "statement_payment" USING btree ("bank_line_id");--> statement-breakpoint
CREATE INDEX "statement_payment_given_by_id_index" ON "statement_payment" USING btree ("given_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_voucher_statement_id_file_id_index" ON "statement_voucher" USING btree ("statement_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_statement_no_index" ON "statement" USING btree ("statement_no");--> statement-breakpoint
CREATE UNIQUE INDEX "statement_one_a_month" ON "statement" USING btree ("customer_id","org_id","period") WHERE "statement"."state" <> 'void';--> statement-breakpoint
CREATE INDEX "statement_company_id_state_due_date_index" ON "statement" USING btree ("company_id","state","due_date");--> statement-breakpoint
CREATE INDEX "statement_remit" ON "statement" USING btree (right("statement_no", 8));--> statement-breakpoint
ALTER TABLE "console_view" ADD CONSTRAINT "console_view_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_return_refund_at_index" ON "order_return" USING btree ("refund_at");--> statement-breakpoint
CREATE INDEX "shipment_received_at_index" ON "shipment" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "console_view_account_id_list_name_index" ON "console_view" USING btree ("account_id","list","name");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_used" CHECK ("ledger_account"."used" >= 0 or "ledger_account"."kind" = 'credit');--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_committed" CHECK ("ledger_account"."committed" >= 0 and ("ledger_account"."committed" <= "ledger_account"."used" or "ledger_account"."kind" = 'credit'));--> statement-breakpoint
ALTER TABLE "console_view" ADD CONSTRAINT "view_has_one_owner" CHECK (num_nonnulls("console_view"."operator_id", "console_view"."account_id") = 1);