CREATE SEQUENCE "public"."invoice_application_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE SEQUENCE "public"."return_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "invoice_application_line" (
	"application_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "invoice_application_line_application_id_order_line_id_pk" PRIMARY KEY("application_id","order_line_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_log" (
	"invoice_log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_log_invoice_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
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
CREATE TABLE "invoice_application" (
	"application_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_application_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_no" text NOT NULL,
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"red_request_id" uuid,
	"red_request_hash" text,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"seller_name" text NOT NULL,
	"seller_tax_no" text NOT NULL,
	"remark" text NOT NULL,
	"total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"mailed" integer DEFAULT 0 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_file" (
	"invoice_id" bigint NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "invoice_file_invoice_id_file_id_pk" PRIMARY KEY("invoice_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"invoice_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"order_line_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	CONSTRAINT "invoice_line_invoice_id_line_no_pk" PRIMARY KEY("invoice_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"invoice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_invoice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"colour" text NOT NULL,
	"blue_id" bigint,
	"state" text NOT NULL,
	"issuer" text NOT NULL,
	"medium" text DEFAULT 'digital' NOT NULL,
	"request_no" text NOT NULL,
	"invoice_no" text,
	"issued_on" text,
	"total" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_title" (
	"title_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_title_title_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"type" text NOT NULL,
	"holder" text NOT NULL,
	"name" text NOT NULL,
	"tax_no" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"bank" text NOT NULL,
	"bank_account" text NOT NULL,
	"email" text NOT NULL,
	"mobile" text NOT NULL,
	"is_default" boolean NOT NULL,
	"qualification" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_return_line" (
	"return_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"sku_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_return_line_return_id_line_no_pk" PRIMARY KEY("return_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "order_return_log" (
	"return_log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_log_return_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" bigint NOT NULL,
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
CREATE TABLE "order_return" (
	"return_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_return_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_no" text NOT NULL,
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"applicant_id" bigint NOT NULL,
	"applicant" text NOT NULL,
	"request_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"return_to" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"carrier" text,
	"tracking_no" text DEFAULT '' NOT NULL,
	"reship_carrier" text,
	"reship_no" text DEFAULT '' NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"refund_at" timestamp with time zone,
	"awaits_red" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "task" (
	"task_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"account_id" bigint,
	"operator_id" bigint,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"params" jsonb NOT NULL,
	"request_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"file_id" uuid,
	"file_name" text DEFAULT '' NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"error" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "console_columns" (
	"operator_id" bigint NOT NULL,
	"list" text NOT NULL,
	"hidden" text[] NOT NULL,
	CONSTRAINT "console_columns_operator_id_list_pk" PRIMARY KEY("operator_id","list")
);
--> statement-breakpoint
CREATE TABLE "console_view" (
	"view_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "console_view_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "returning_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "closed_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "closed_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notice" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "bank_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_application_line" ADD CONSTRAINT "invoice_application_line_application_id_invoice_application_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_application"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_application_line" ADD CONSTRAINT "invoice_application_line_order_line_id_order_line_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_application_line" ADD CONSTRAINT "invoice_application_line_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_log" ADD CONSTRAINT "invoice_log_application_id_invoice_application_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_application"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_file" ADD CONSTRAINT "invoice_file_invoice_id_invoice_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_file" ADD CONSTRAINT "invoice_file_file_id_file_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_id_invoice_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_order_line_id_order_line_order_line_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_line"("order_line_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_application_id_invoice_application_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."invoice_application"("application_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("return_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_log" ADD CONSTRAINT "order_return_log_return_id_order_return_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("return_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_columns" ADD CONSTRAINT "console_columns_operator_id_operator_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_view" ADD CONSTRAINT "console_view_operator_id_operator_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_application_line_order_line_id_index" ON "invoice_application_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "invoice_application_line_order_id_index" ON "invoice_application_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoice_log_application_id_invoice_log_id_index" ON "invoice_log" USING btree ("application_id","invoice_log_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_application_application_no_index" ON "invoice_application" USING btree ("application_no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_application_account_id_request_id_index" ON "invoice_application" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE INDEX "invoice_application_customer_id_created_at_index" ON "invoice_application" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_application_company_id_state_created_at_index" ON "invoice_application" USING btree ("company_id","state","created_at");--> statement-breakpoint
CREATE INDEX "invoice_application_due_at_index" ON "invoice_application" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "invoice_file_file_id_index" ON "invoice_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "invoice_line_order_line_id_index" ON "invoice_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_request_no_index" ON "invoice" USING btree ("request_no");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_company_id_invoice_no_index" ON "invoice" USING btree ("company_id","invoice_no");--> statement-breakpoint
CREATE INDEX "invoice_application_id_index" ON "invoice" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "invoice_state_next_try_at_index" ON "invoice" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "invoice_title_customer_id_index" ON "invoice_title" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "invoice_title_company_id_qualification_saved_at_index" ON "invoice_title" USING btree ("company_id","qualification","saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_title_one_default" ON "invoice_title" USING btree ("customer_id") WHERE "invoice_title"."is_default";--> statement-breakpoint
CREATE INDEX "order_return_log_return_id_return_log_id_index" ON "order_return_log" USING btree ("return_id","return_log_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_return_no_index" ON "order_return" USING btree ("return_no");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_applicant_id_request_id_index" ON "order_return" USING btree ("applicant_id","request_id");--> statement-breakpoint
CREATE INDEX "order_return_order_id_index" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_customer_id_created_at_index" ON "order_return" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "order_return_company_id_state_due_at_index" ON "order_return" USING btree ("company_id","state","due_at");--> statement-breakpoint
CREATE INDEX "order_return_due_at_index" ON "order_return" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "task_account_id_request_id_index" ON "task" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_operator_id_request_id_index" ON "task" USING btree ("operator_id","request_id");--> statement-breakpoint
CREATE INDEX "task_account_id_task_id_index" ON "task" USING btree ("account_id","task_id");--> statement-breakpoint
CREATE INDEX "task_state_beat_at_index" ON "task" USING btree ("state","beat_at");--> statement-breakpoint
CREATE INDEX "task_expires_at_index" ON "task" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "console_view_operator_id_list_name_index" ON "console_view" USING btree ("operator_id","list","name");--> statement-breakpoint
CREATE INDEX "purchase_order_company_id_state_created_at_index" ON "purchase_order" USING btree ("company_id","state","created_at");--> statement-breakpoint
CREATE INDEX "purchase_order_waiting" ON "purchase_order" USING btree ("company_id","ship_by","order_id") WHERE "purchase_order"."state" in ('pendingShipment', 'partlyShipped', 'cancelRequested');--> statement-breakpoint
CREATE INDEX "purchase_order_po_prefix" ON "purchase_order" USING btree ("po_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "purchase_order_remit" ON "purchase_order" USING btree (right("order_no", 8));--> statement-breakpoint
CREATE INDEX "payment_notice_subject_index" ON "payment_notice" USING btree ("subject");