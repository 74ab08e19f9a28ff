CREATE SEQUENCE "public"."change_set_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "change_row" (
	"change_row_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_row_change_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_set_id" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"thing" text NOT NULL,
	"thing_id" bigint,
	"product_id" bigint,
	"label" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"state" text DEFAULT 'waiting' NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"undoes_row_id" bigint,
	"applied_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "change_set_log" (
	"log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_set_log_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_set_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_set" (
	"change_set_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_set_change_set_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"set_no" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"source_note" text DEFAULT '' NOT NULL,
	"undoes" bigint,
	"state" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"request_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"row_count" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"skipped_count" integer DEFAULT 0 NOT NULL,
	"hits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"submitted_at" timestamp with time zone,
	"released_by" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "release_rule" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"price_down_percent" integer NOT NULL,
	"below_cost" boolean NOT NULL,
	"rows_most" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "template" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tax_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "lead_days" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "alternatives" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "ended" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "successor_id" bigint;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "cost" bigint;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "weight" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "warn_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_row" ADD CONSTRAINT "change_row_change_set_id_change_set_change_set_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_set"("change_set_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set_log" ADD CONSTRAINT "change_set_log_change_set_id_change_set_change_set_id_fk" FOREIGN KEY ("change_set_id") REFERENCES "public"."change_set"("change_set_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "change_row_change_set_id_row_no_index" ON "change_row" USING btree ("change_set_id","row_no");--> statement-breakpoint
CREATE INDEX "change_row_waiting" ON "change_row" USING btree ("change_set_id","row_no") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "change_row_thing_thing_id_index" ON "change_row" USING btree ("thing","thing_id");--> statement-breakpoint
CREATE INDEX "change_row_product_id_index" ON "change_row" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "change_set_log_change_set_id_index" ON "change_set_log" USING btree ("change_set_id");--> statement-breakpoint
CREATE UNIQUE INDEX "change_set_set_no_index" ON "change_set" USING btree ("set_no");--> statement-breakpoint
CREATE UNIQUE INDEX "change_set_company_id_request_id_index" ON "change_set" USING btree ("company_id","request_id");--> statement-breakpoint
CREATE INDEX "change_set_company_id_state_change_set_id_index" ON "change_set" USING btree ("company_id","state","change_set_id");--> statement-breakpoint
CREATE INDEX "change_set_due" ON "change_set" USING btree ("due_at") WHERE state in ('scheduled', 'releasing');--> statement-breakpoint
CREATE UNIQUE INDEX "change_set_undoes" ON "change_set" USING btree ("undoes") WHERE state not in ('discarded');--> statement-breakpoint
CREATE INDEX "product_company_id_brand_id_index" ON "product" USING btree ("company_id","brand_id");--> statement-breakpoint
CREATE INDEX "product_company_id_supplier_id_index" ON "product" USING btree ("company_id","supplier_id");--> statement-breakpoint
CREATE INDEX "stock_entry_sku_id_index" ON "stock_entry" USING btree ("sku_id");