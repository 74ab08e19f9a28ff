CREATE TABLE "task" (
	"task_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_task_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"account_id" bigint,
	"operator_id" bigint,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"params" jsonb NOT NULL,
	"request_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"run" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"file_id" uuid,
	"file_name" text DEFAULT '' NOT NULL,
	"size" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"error" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "console_columns" (
	"operator_id" bigint NOT NULL,
	"list" text NOT NULL,
	"hidden" text[] NOT NULL,
	CONSTRAINT "console_columns_operator_id_list_pk" PRIMARY KEY("operator_id","list")
);
--> statement-breakpoint
CREATE TABLE "console_view" (
	"view_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "console_view_view_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" bigint NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "console_columns" ADD CONSTRAINT "console_columns_operator_id_operator_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_view" ADD CONSTRAINT "console_view_operator_id_operator_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "task_account_id_request_id_index" ON "task" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_operator_id_request_id_index" ON "task" USING btree ("operator_id","request_id");--> statement-breakpoint
CREATE INDEX "task_account_id_task_id_index" ON "task" USING btree ("account_id","task_id");--> statement-breakpoint
CREATE INDEX "task_state_beat_at_index" ON "task" USING btree ("state","beat_at");--> statement-breakpoint
CREATE INDEX "task_expires_at_index" ON "task" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "console_view_operator_id_list_name_index" ON "console_view" USING btree ("operator_id","list","name");--> statement-breakpoint
CREATE INDEX "purchase_order_company_id_state_created_at_index" ON "purchase_order" USING btree ("company_id","state","created_at");--> statement-breakpoint
CREATE INDEX "purchase_order_waiting" ON "purchase_order" USING btree ("company_id","ship_by","order_id") WHERE "purchase_order"."state" in ('pendingShipment', 'partlyShipped', 'cancelRequested');--> statement-breakpoint
CREATE INDEX "purchase_order_po_prefix" ON "purchase_order" USING btree ("po_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "purchase_order_remit" ON "purchase_order" USING btree (right("order_no", 8));