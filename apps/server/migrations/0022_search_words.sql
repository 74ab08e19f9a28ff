CREATE TABLE "word_lead" (
	"company_id" bigint NOT NULL,
	"word_key" text NOT NULL,
	"word" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint,
	"address" text DEFAULT '' NOT NULL,
	CONSTRAINT "word_lead_company_id_word_key_pk" PRIMARY KEY("company_id","word_key")
);
--> statement-breakpoint
CREATE TABLE "word_pin" (
	"company_id" bigint NOT NULL,
	"word_key" text NOT NULL,
	"word" text NOT NULL,
	"pinned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hidden" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"from_day" date,
	"to_day" date,
	CONSTRAINT "word_pin_company_id_word_key_pk" PRIMARY KEY("company_id","word_key")
);
--> statement-breakpoint
ALTER TABLE "synonym" ADD COLUMN "view_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "synonym" ADD COLUMN "one_way" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "word_lead" ADD CONSTRAINT "word_lead_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "word_pin" ADD CONSTRAINT "word_pin_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;