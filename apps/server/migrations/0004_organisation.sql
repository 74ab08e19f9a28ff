CREATE SEQUENCE "public"."approval_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "approval_deputy" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"deputy_id" bigint NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_flow" (
	"flow_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_flow_flow_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flow_no" text NOT NULL,
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"payable" bigint NOT NULL,
	"over_budget" boolean NOT NULL,
	"fired" jsonb NOT NULL,
	"levels" jsonb NOT NULL,
	"level" integer NOT NULL,
	"round" integer NOT NULL,
	"level_since" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"left_ms" bigint,
	"reminded_at" timestamp with time zone,
	"words" text NOT NULL,
	"link_base" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_note" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "approval_link" (
	"link_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_link_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code_hash" text NOT NULL,
	"task_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"content_mark" text NOT NULL,
	"payable" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirm_hash" text,
	"confirm_sent_at" timestamp with time zone,
	"confirm_tries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_log" (
	"approval_log_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_log_approval_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flow_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"for_whom" text DEFAULT '' NOT NULL,
	"level" integer NOT NULL,
	"what" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"request_id" text,
	"request_hash" text,
	"outcome" jsonb
);
--> statement-breakpoint
CREATE TABLE "approval_question" (
	"question_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_question_question_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flow_id" bigint NOT NULL,
	"asked_by" bigint NOT NULL,
	"who" text NOT NULL,
	"question" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "approval_rule" (
	"rule_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_rule_rule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean NOT NULL,
	"position" integer NOT NULL,
	"applies_to" jsonb NOT NULL,
	"conditions" jsonb NOT NULL,
	"levels" jsonb NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_task" (
	"task_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_task_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"flow_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"round" integer NOT NULL,
	"account_id" bigint NOT NULL,
	"origin" text NOT NULL,
	"origin_note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"comment" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "notice_preference" (
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean NOT NULL,
	"mail" boolean NOT NULL,
	CONSTRAINT "notice_preference_account_id_kind_pk" PRIMARY KEY("account_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"recovery_code_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_code_recovery_code_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"account_key" text NOT NULL,
	"channel" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_import" (
	"account_id" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"counts" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_import_account_id_request_id_pk" PRIMARY KEY("account_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "order_limit" bigint;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "month_limit" bigint;--> statement-breakpoint
ALTER TABLE "ledger_account" ADD COLUMN "committed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "actor_kind" text;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "actor_id" bigint;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "who" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "priced_qty" integer;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "resubmit_id" uuid;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "resubmit_hash" text;--> statement-breakpoint
ALTER TABLE "org_unit" ADD COLUMN "head_id" bigint;--> statement-breakpoint
ALTER TABLE "org_unit" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "org_unit" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "approval_deputy" ADD CONSTRAINT "approval_deputy_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_deputy" ADD CONSTRAINT "approval_deputy_deputy_id_account_account_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_flow" ADD CONSTRAINT "approval_flow_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_link" ADD CONSTRAINT "approval_link_task_id_approval_task_task_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."approval_task"("task_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_link" ADD CONSTRAINT "approval_link_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_log" ADD CONSTRAINT "approval_log_flow_id_approval_flow_flow_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."approval_flow"("flow_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_question" ADD CONSTRAINT "approval_question_flow_id_approval_flow_flow_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."approval_flow"("flow_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_question" ADD CONSTRAINT "approval_question_asked_by_account_account_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_rule" ADD CONSTRAINT "approval_rule_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_task" ADD CONSTRAINT "approval_task_flow_id_approval_flow_flow_id_fk" FOREIGN KEY ("flow_id") REFERENCES "public"."approval_flow"("flow_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_task" ADD CONSTRAINT "approval_task_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_task" ADD CONSTRAINT "approval_task_decided_by_account_account_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_budget_id_ledger_account_ledger_account_id_fk" FOREIGN KEY ("budget_id") REFERENCES "public"."ledger_account"("ledger_account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_org_id_org_unit_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_unit"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget" ADD CONSTRAINT "budget_category_id_category_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_import" ADD CONSTRAINT "user_import_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_flow_flow_no_index" ON "approval_flow" USING btree ("flow_no");--> statement-breakpoint
CREATE INDEX "approval_flow_order_id_index" ON "approval_flow" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "approval_flow_account_id_created_at_index" ON "approval_flow" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "approval_flow_customer_id_created_at_index" ON "approval_flow" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "approval_flow_state_due_at_index" ON "approval_flow" USING btree ("state","due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_link_code_hash_index" ON "approval_link" USING btree ("code_hash");--> statement-breakpoint
CREATE INDEX "approval_link_task_id_index" ON "approval_link" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "approval_log_flow_id_index" ON "approval_log" USING btree ("flow_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_log_actor_id_request_id_index" ON "approval_log" USING btree ("actor_id","request_id");--> statement-breakpoint
CREATE INDEX "approval_question_flow_id_index" ON "approval_question" USING btree ("flow_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_rule_customer_id_name_index" ON "approval_rule" USING btree ("customer_id","name");--> statement-breakpoint
CREATE INDEX "approval_task_flow_id_index" ON "approval_task" USING btree ("flow_id");--> statement-breakpoint
CREATE INDEX "approval_task_account_id_state_index" ON "approval_task" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "approval_task_decided_by_decided_at_index" ON "approval_task" USING btree ("decided_by","decided_at");--> statement-breakpoint
CREATE INDEX "budget_customer_id_starts_on_index" ON "budget" USING btree ("customer_id","starts_on");--> statement-breakpoint
CREATE INDEX "budget_ends_on_index" ON "budget" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "notice_account_id_notice_id_index" ON "notice" USING btree ("account_id","notice_id");--> statement-breakpoint
CREATE INDEX "recovery_code_company_id_account_key_created_at_index" ON "recovery_code" USING btree ("company_id","account_key","created_at");--> statement-breakpoint
CREATE INDEX "recovery_code_address_created_at_index" ON "recovery_code" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "recovery_code_created_at_index" ON "recovery_code" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_committed" CHECK ("ledger_account"."committed" >= 0 and "ledger_account"."committed" <= "ledger_account"."used");--> statement-breakpoint
ALTER TABLE "approval_flow" ADD CONSTRAINT "approval_flow_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "role" SET "functions" = "functions" || array['kamUser/budget/edit'] WHERE "built_in" AND "name" IN ('企业管理员', '财务');--> statement-breakpoint
UPDATE "role" SET "functions" = "functions" || array['order/myApprove'] WHERE "built_in" AND "name" = '财务' AND NOT 'order/myApprove' = any("functions");
