CREATE TABLE "customer_group_member" (
	"group_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_group_member_group_id_customer_id_pk" PRIMARY KEY("group_id","customer_id")
);
--> statement-breakpoint
CREATE TABLE "customer_group" (
	"group_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_group_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_log" (
	"customer_log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_log_customer_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"what" text NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"registration_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registration_registration_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"company_name" text NOT NULL,
	"tax_no" text NOT NULL,
	"licence_file_id" uuid,
	"contact_name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"account_no" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "plain_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "contact_mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "contact_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "disabled_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_group_member" ADD CONSTRAINT "customer_group_member_group_id_customer_group_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."customer_group"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_group_member" ADD CONSTRAINT "customer_group_member_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_group" ADD CONSTRAINT "customer_group_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_log" ADD CONSTRAINT "customer_log_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_group_member_customer_id_index" ON "customer_group_member" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_group_company_id_name_index" ON "customer_group" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "customer_log_customer_id_customer_log_id_index" ON "customer_log" USING btree ("customer_id","customer_log_id");--> statement-breakpoint
CREATE INDEX "registration_company_id_state_created_at_index" ON "registration" USING btree ("company_id","state","created_at");--> statement-breakpoint
CREATE INDEX "registration_customer_id_registration_id_index" ON "registration" USING btree ("customer_id","registration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registration_one_waiting" ON "registration" USING btree ("customer_id") WHERE "registration"."state" = 'inReview';--> statement-breakpoint
CREATE INDEX "customer_company_id_created_at_index" ON "customer" USING btree ("company_id","created_at");--> statement-breakpoint
-- Whoever registered a customer was its first account.
UPDATE "customer" SET "contact_mobile" = "first"."mobile", "contact_email" = "first"."email"
	FROM (SELECT DISTINCT ON ("customer_id") "customer_id", "mobile", "email" FROM "account" ORDER BY "customer_id", "account_id") AS "first"
	WHERE "first"."customer_id" = "customer"."customer_id";--> statement-breakpoint
-- As plainCompanyName has it.
UPDATE "customer" SET "plain_name" = regexp_replace(regexp_replace(upper(normalize("name", NFKC)),
	'[][[:space:](){}<>【】《》“”"''·.,，。、\\_—-]', '', 'g'), '(股份)?有限(责任)?公司', '', 'g');--> statement-breakpoint
-- Who waits goes on waiting, in the queue from now on. Why somebody was refused was not kept.
INSERT INTO "registration" ("company_id", "customer_id", "company_name", "tax_no", "licence_file_id", "contact_name", "mobile",
		"email", "account_no", "state", "created_at", "due_at", "reason")
	SELECT "company_id", "customer_id", "name", "tax_no", "licence_file_id", "contact_name", "contact_mobile", "contact_email",
		coalesce((SELECT "account_no" FROM "account" WHERE "account"."customer_id" = "customer"."customer_id" ORDER BY "account_id" LIMIT 1), ''),
		"state", "created_at", "created_at" + interval '24 hours', CASE "state" WHEN 'refused' THEN '请联系客服' ELSE '' END
	FROM "customer" WHERE "state" <> 'passed' ORDER BY "customer_id";
