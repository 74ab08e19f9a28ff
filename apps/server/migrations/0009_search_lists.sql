CREATE TABLE "purchase_list_line" (
	"list_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"note" text NOT NULL,
	"price_when_kept" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "purchase_list_line_list_id_sku_id_pk" PRIMARY KEY("list_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "purchase_list" (
	"list_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_list_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"name" text NOT NULL,
	"share" text NOT NULL,
	"share_edit" boolean NOT NULL,
	"edited_at" timestamp with time zone NOT NULL,
	"edited_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_index" (
	"version" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "synonym" DROP CONSTRAINT "synonym_company_id_word_pk";--> statement-breakpoint
ALTER TABLE "synonym" ADD CONSTRAINT "synonym_company_id_group_no_word_pk" PRIMARY KEY("company_id","group_no","word");--> statement-breakpoint
ALTER TABLE "customer_part" ADD COLUMN "part_key" text GENERATED ALWAYS AS (regexp_replace(translate(lower(normalize(part_no, NFKC)), '×✕*', 'xxx'), '[^a-z0-9\u4e00-\u9fff]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_doc" ADD COLUMN "names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_list_line" ADD CONSTRAINT "purchase_list_line_list_id_purchase_list_list_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."purchase_list"("list_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_list_line" ADD CONSTRAINT "purchase_list_line_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_list" ADD CONSTRAINT "purchase_list_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_list_line_sku_id_index" ON "purchase_list_line" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_list_account_id_name_index" ON "purchase_list" USING btree ("account_id","name");--> statement-breakpoint
CREATE INDEX "purchase_list_customer_id_index" ON "purchase_list" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_part_key" ON "customer_part" USING btree ("customer_id","part_key" text_pattern_ops);--> statement-breakpoint
UPDATE "role" SET "functions" = array_append("functions", 'concern/purchaseList') WHERE 'concern/itemConcern' = ANY("functions") AND NOT 'concern/purchaseList' = ANY("functions");
