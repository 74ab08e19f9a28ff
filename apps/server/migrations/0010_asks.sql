CREATE SEQUENCE "public"."want_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "restock_watch" (
	"watch_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restock_watch_watch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "want_offer" (
	"want_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"sku_id" bigint NOT NULL,
	CONSTRAINT "want_offer_want_id_line_no_pk" PRIMARY KEY("want_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "want" (
	"want_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "want_want_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"want_no" text NOT NULL,
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"spec" text NOT NULL,
	"qty" integer NOT NULL,
	"unit" text NOT NULL,
	"wanted_on" text NOT NULL,
	"note" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_by" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "restock_watch" ADD CONSTRAINT "restock_watch_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restock_watch" ADD CONSTRAINT "restock_watch_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "want_offer" ADD CONSTRAINT "want_offer_want_id_want_want_id_fk" FOREIGN KEY ("want_id") REFERENCES "public"."want"("want_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "want_offer" ADD CONSTRAINT "want_offer_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "want" ADD CONSTRAINT "want_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restock_watch_account_id_sku_id_index" ON "restock_watch" USING btree ("account_id","sku_id");--> statement-breakpoint
CREATE INDEX "restock_watch_sku_id_index" ON "restock_watch" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "want_offer_sku_id_index" ON "want_offer" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "want_want_no_index" ON "want" USING btree ("want_no");--> statement-breakpoint
CREATE UNIQUE INDEX "want_account_id_request_id_index" ON "want" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE INDEX "want_customer_id_created_at_index" ON "want" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "want_company_id_state_due_at_index" ON "want" USING btree ("company_id","state","due_at");--> statement-breakpoint
UPDATE "role" SET "functions" = array_append("functions", 'concern/wantList') WHERE 'concern/itemConcern' = ANY("functions") AND NOT 'concern/wantList' = ANY("functions");
