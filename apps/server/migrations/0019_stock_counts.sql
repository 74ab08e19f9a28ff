CREATE SEQUENCE "public"."stock_count_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "stock_count_row" (
	"count_row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_count_row_count_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"count_id" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"sku_id" bigint NOT NULL,
	"booked" integer NOT NULL,
	"found" integer NOT NULL,
	"before" integer,
	"after" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_count" (
	"count_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_count_count_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"count_no" text NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"request_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"posted_at" timestamp with time zone,
	"row_count" integer NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stock_count_row" ADD CONSTRAINT "stock_count_row_count_id_stock_count_count_id_fk" FOREIGN KEY ("count_id") REFERENCES "public"."stock_count"("count_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_count_row" ADD CONSTRAINT "stock_count_row_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_count_row_count_id_sku_id_index" ON "stock_count_row" USING btree ("count_id","sku_id");--> statement-breakpoint
CREATE INDEX "stock_count_waiting" ON "stock_count_row" USING btree ("count_id","sku_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "stock_count_row_sku_id_index" ON "stock_count_row" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_count_count_no_index" ON "stock_count" USING btree ("count_no");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_count_company_id_request_id_index" ON "stock_count" USING btree ("company_id","request_id");--> statement-breakpoint
CREATE INDEX "stock_count_company_id_count_id_index" ON "stock_count" USING btree ("company_id","count_id");--> statement-breakpoint
CREATE INDEX "stock_count_posting" ON "stock_count" USING btree ("count_id") WHERE state = 'posting';--> statement-breakpoint
CREATE INDEX "stock_reserved_now" ON "stock" USING btree ("sku_id") WHERE reserved > 0;