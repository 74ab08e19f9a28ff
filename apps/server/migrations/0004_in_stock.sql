ALTER TABLE "stock" ADD COLUMN "in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_changed_in_index" ON "stock" USING btree ("changed_in");--> statement-breakpoint
UPDATE "stock" SET "in_stock" = "search_doc"."in_stock" FROM "search_doc" WHERE "search_doc"."sku_id" = "stock"."sku_id";--> statement-breakpoint
ALTER TABLE "search_doc" DROP COLUMN "in_stock";