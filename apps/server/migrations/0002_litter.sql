ALTER TABLE "file" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
-- Nobody wrote down yet which of them are in use.
UPDATE "file" SET "used_at" = "created_at";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "from_address" text;--> statement-breakpoint
CREATE INDEX "payment_notice_refused" ON "payment_notice" USING btree ("received_at") WHERE "payment_notice"."outcome" like 'refused%';