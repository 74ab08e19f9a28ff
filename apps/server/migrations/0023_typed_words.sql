CREATE TABLE "typed_word_day" (
	"word_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"day" date NOT NULL,
	"customer_id" bigint,
	"searches" integer DEFAULT 0 NOT NULL,
	"nothing" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"reworded" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "typed_word_day_key" UNIQUE NULLS NOT DISTINCT("word_id","day","customer_id")
);
--> statement-breakpoint
CREATE TABLE "typed_word_next" (
	"word_id" bigint NOT NULL,
	"day" date NOT NULL,
	"next_word" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "typed_word_next_word_id_day_next_word_pk" PRIMARY KEY("word_id","day","next_word")
);
--> statement-breakpoint
CREATE TABLE "typed_word_sum" (
	"word_id" bigint NOT NULL,
	"days" integer NOT NULL,
	"company_id" bigint NOT NULL,
	"as_of" date NOT NULL,
	"results" integer NOT NULL,
	"state" text NOT NULL,
	"searches" integer DEFAULT 0 NOT NULL,
	"nothing" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"carts" integer DEFAULT 0 NOT NULL,
	"requests" integer DEFAULT 0 NOT NULL,
	"reworded" integer DEFAULT 0 NOT NULL,
	"fate" text GENERATED ALWAYS AS (case
  when results = 0 and nothing * 2 >= searches then 'noResult'
  when reworded * 3 >= searches then 'reworded'
  when clicks * 8 < searches then 'noClick'
  else 'fine' end) STORED NOT NULL,
	CONSTRAINT "typed_word_sum_word_id_days_pk" PRIMARY KEY("word_id","days")
);
--> statement-breakpoint
CREATE TABLE "typed_word" (
	"word_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "typed_word_word_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"word" text NOT NULL,
	"results" integer NOT NULL,
	"last_day" date NOT NULL,
	"state" text DEFAULT 'open' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "typed_word_day" ADD CONSTRAINT "typed_word_day_word_id_typed_word_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."typed_word"("word_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typed_word_day" ADD CONSTRAINT "typed_word_day_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typed_word_next" ADD CONSTRAINT "typed_word_next_word_id_typed_word_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."typed_word"("word_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typed_word_sum" ADD CONSTRAINT "typed_word_sum_word_id_typed_word_word_id_fk" FOREIGN KEY ("word_id") REFERENCES "public"."typed_word"("word_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "typed_word" ADD CONSTRAINT "typed_word_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "typed_word_day_customer_id_day_index" ON "typed_word_day" USING btree ("customer_id","day");--> statement-breakpoint
CREATE INDEX "typed_word_day_day_index" ON "typed_word_day" USING btree ("day");--> statement-breakpoint
CREATE INDEX "typed_word_sum_company_id_days_searches_index" ON "typed_word_sum" USING btree ("company_id","days","searches");--> statement-breakpoint
CREATE INDEX "typed_word_sum_as_of_index" ON "typed_word_sum" USING btree ("as_of");--> statement-breakpoint
CREATE UNIQUE INDEX "typed_word_company_id_word_index" ON "typed_word" USING btree ("company_id","word");