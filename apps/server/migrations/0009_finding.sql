CREATE TABLE "search_index" (
	"version" integer PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "synonym" DROP CONSTRAINT "synonym_company_id_word_pk";--> statement-breakpoint
ALTER TABLE "synonym" ADD CONSTRAINT "synonym_company_id_group_no_word_pk" PRIMARY KEY("company_id","group_no","word");--> statement-breakpoint
ALTER TABLE "customer_part" ADD COLUMN "part_key" text GENERATED ALWAYS AS (regexp_replace(translate(lower(normalize(part_no, NFKC)), '×✕*', 'xxx'), '[^a-z0-9\u4e00-\u9fff]', '', 'g')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "search_doc" ADD COLUMN "names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_part_key" ON "customer_part" USING btree ("customer_id","part_key" text_pattern_ops);