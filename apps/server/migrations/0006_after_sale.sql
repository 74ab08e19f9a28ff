CREATE SEQUENCE "public"."return_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
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
ALTER TABLE "order_line" ADD COLUMN "returning_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "closed_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "closed_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notice" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "bank_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("return_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_log" ADD CONSTRAINT "order_return_log_return_id_order_return_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("return_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_return_log_return_id_return_log_id_index" ON "order_return_log" USING btree ("return_id","return_log_id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_return_no_index" ON "order_return" USING btree ("return_no");--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_applicant_id_request_id_index" ON "order_return" USING btree ("applicant_id","request_id");--> statement-breakpoint
CREATE INDEX "order_return_order_id_index" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_return_customer_id_created_at_index" ON "order_return" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "order_return_company_id_state_due_at_index" ON "order_return" USING btree ("company_id","state","due_at");--> statement-breakpoint
CREATE INDEX "order_return_due_at_index" ON "order_return" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "payment_notice_subject_index" ON "payment_notice" USING btree ("subject");