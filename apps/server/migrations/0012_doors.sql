CREATE TABLE "lost_right" (
	"lost_right_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lost_right_lost_right_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"functions" text[] NOT NULL,
	"data_scope" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "password_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "company_id" bigint;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "lane" text DEFAULT 'mail' NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD COLUMN "tries_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "task" ADD COLUMN "made_with" jsonb;--> statement-breakpoint
CREATE INDEX "lost_right_account_id_at_index" ON "lost_right" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "lost_right_at_index" ON "lost_right" USING btree ("at");--> statement-breakpoint
CREATE INDEX "outbox_company_id_dead_at_index" ON "outbox" USING btree ("company_id","dead_at");
--> statement-breakpoint
-- data:
UPDATE "role" SET "functions" = array_append("functions", 'kamUser/invoice/removeTitle') WHERE "built_in" AND "name" IN ('企业管理员', '财务') AND NOT 'kamUser/invoice/removeTitle' = ANY("functions");
--> statement-breakpoint
UPDATE "outbox" SET "lane" = "message"->>'kind';--> statement-breakpoint
UPDATE "outbox" SET "message" = ("message" - 'link' - 'files') || jsonb_build_object('text', '') || CASE WHEN "message"->>'kind' = 'mail' THEN jsonb_build_object('subject', '') ELSE '{}'::jsonb END WHERE "sent_at" IS NOT NULL;
