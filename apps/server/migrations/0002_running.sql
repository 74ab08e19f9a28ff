-- Old sessions know neither their browser nor their end: everybody logs in once more.
DELETE FROM "session";--> statement-breakpoint
DELETE FROM "remembered";--> statement-breakpoint
DELETE FROM "password_try";--> statement-breakpoint
DROP INDEX "remembered_secret_hash_index";--> statement-breakpoint
ALTER TABLE "password_try" DROP CONSTRAINT "password_try_company_id_account_key_pk";--> statement-breakpoint
ALTER TABLE "password_try" ADD COLUMN "address" text NOT NULL;--> statement-breakpoint
ALTER TABLE "password_try" ADD CONSTRAINT "password_try_company_id_account_key_address_pk" PRIMARY KEY("company_id","account_key","address");--> statement-breakpoint
ALTER TABLE "password_try" ADD COLUMN "matched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "asked_qty" integer;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
-- Nobody wrote down yet which of them are in use.
UPDATE "file" SET "used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "from_address" text;--> statement-breakpoint
ALTER TABLE "remembered" ADD COLUMN "family_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "remembered" ADD COLUMN "ends_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "address" text NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "agent" text NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "seen_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "ends_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_notice_refused" ON "payment_notice" USING btree ("received_at") WHERE "payment_notice"."outcome" like 'refused%';--> statement-breakpoint
CREATE UNIQUE INDEX "remembered_family_hash_index" ON "remembered" USING btree ("family_hash");--> statement-breakpoint
CREATE INDEX "session_remembered_id_index" ON "session" USING btree ("remembered_id");