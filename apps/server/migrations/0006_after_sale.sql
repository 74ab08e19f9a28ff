ALTER TABLE "order_line" ADD COLUMN "returning_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "closed_qty" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_notice" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refund" ADD COLUMN "bank_no" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_notice_subject_index" ON "payment_notice" USING btree ("subject");