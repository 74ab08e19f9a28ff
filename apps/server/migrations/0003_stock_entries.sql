CREATE TABLE "stock_entry" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_entry_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"qty" integer NOT NULL,
	"holder" text,
	"line_no" integer,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_entry_held" CHECK (("stock_entry"."kind" = 'count') = ("stock_entry"."holder" is null)),
	CONSTRAINT "stock_entry_line" CHECK (("stock_entry"."holder" is null) = ("stock_entry"."line_no" is null)),
	CONSTRAINT "stock_entry_qty" CHECK ("stock_entry"."qty" > 0 or "stock_entry"."kind" = 'count')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_entry_holder_line_no_cause_index" ON "stock_entry" USING btree ("holder","line_no","cause");--> statement-breakpoint
-- What is there was found there once, and what open orders hold was set aside for them: nothing has been shipped yet.
INSERT INTO "stock_entry" ("sku_id", "kind", "qty", "cause", "at")
SELECT "sku_id", 'count', "on_hand", 'opening', now() FROM "stock" WHERE "on_hand" <> 0;--> statement-breakpoint
INSERT INTO "stock_entry" ("sku_id", "kind", "qty", "holder", "line_no", "cause", "at")
SELECT "sku_id", 'reserve', "qty", 'order:' || "order_id" || ':v1', "line_no", 'order:' || "order_id" || ':v1', "created_at"
FROM "order_line" JOIN "purchase_order" USING ("order_id") WHERE "state" <> 'cancelled';
