CREATE TABLE "order_note" (
	"order_note_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_note_order_note_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "assignee_id" bigint;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_note_order_id_request_id_index" ON "order_note" USING btree ("order_id","request_id");--> statement-breakpoint
CREATE INDEX "order_log_operator" ON "order_log" USING btree ("actor_id","at") WHERE "order_log"."actor_kind" = 'operator';--> statement-breakpoint
CREATE INDEX "purchase_order_assignee" ON "purchase_order" USING btree ("assignee_id","state") WHERE "purchase_order"."assignee_id" is not null;