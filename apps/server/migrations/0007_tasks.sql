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
CREATE UNIQUE INDEX "task_account_id_request_id_index" ON "task" USING btree ("account_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "task_operator_id_request_id_index" ON "task" USING btree ("operator_id","request_id");--> statement-breakpoint
CREATE INDEX "task_account_id_task_id_index" ON "task" USING btree ("account_id","task_id");--> statement-breakpoint
CREATE INDEX "task_state_beat_at_index" ON "task" USING btree ("state","beat_at");--> statement-breakpoint
CREATE INDEX "task_expires_at_index" ON "task" USING btree ("expires_at");