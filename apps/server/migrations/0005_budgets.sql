CREATE TABLE "budget" (
	"budget_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"period_kind" text NOT NULL,
	"starts_on" text NOT NULL,
	"ends_on" text NOT NULL,
	"category_id" bigint,
	"control" text NOT NULL,
	"warn_percent" integer NOT NULL,
	"carry_over" boolean NOT NULL,
	"carried_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	CONSTRAINT "budget_one_per_period" UNIQUE NULLS NOT DISTINCT("org_id","period_kind","starts_on","category_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "committed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "actor_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "who" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_budget_id_ledger_account_ledger_account_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."ledger_account"("ledger_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_org_id_org_unit_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_unit"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_category_id_category_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "budget_customer_id_starts_on_index" ON "budget" USING btree ("customer_id","starts_on");--> statement-breakpoint
CREATE INDEX "budget_ends_on_index" ON "budget" USING btree ("ends_on");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_committed" CHECK ("ledger_account"."committed" >= 0 and "ledger_account"."committed" <= "ledger_account"."used");--> statement-breakpoint
UPDATE "role" SET "functions" = "functions" || array['kamUser/budget/edit'] WHERE "built_in" AND "name" IN ('企业管理员', '财务');
