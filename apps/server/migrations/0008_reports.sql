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
	CONSTRAINT "report_unit_sum_customer_id_span_org_id_account_id_pk" PRIMARY KEY("customer_id","span","org_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "console_view" ALTER COLUMN "operator_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "market_price" bigint;--> statement-breakpoint
ALTER TABLE "console_view" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "order_refund" ADD CONSTRAINT "order_refund_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_refund_order_id_index" ON "order_refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "report_fact_customer_id_day_order_id_index" ON "report_fact" USING btree ("customer_id","day","order_id");--> statement-breakpoint
CREATE INDEX "report_fact_customer_id_sku_id_day_index" ON "report_fact" USING btree ("customer_id","sku_id","day");--> statement-breakpoint
CREATE INDEX "report_fact_account_id_day_index" ON "report_fact" USING btree ("account_id","day");--> statement-breakpoint
CREATE INDEX "report_fact_customer_id_org_id_day_index" ON "report_fact" USING btree ("customer_id","org_id","day");--> statement-breakpoint
CREATE INDEX "report_goods_sum_company_id_span_index" ON "report_goods_sum" USING btree ("company_id","span");--> statement-breakpoint
CREATE INDEX "report_person_sum_account_id_span_index" ON "report_person_sum" USING btree ("account_id","span");--> statement-breakpoint
CREATE INDEX "report_unit_sum_company_id_span_index" ON "report_unit_sum" USING btree ("company_id","span");--> statement-breakpoint
ALTER TABLE "console_view" ADD CONSTRAINT "console_view_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "console_view_account_id_list_name_index" ON "console_view" USING btree ("account_id","list","name");--> statement-breakpoint
ALTER TABLE "console_view" ADD CONSTRAINT "view_has_one_owner" CHECK (num_nonnulls("console_view"."operator_id", "console_view"."account_id") = 1);