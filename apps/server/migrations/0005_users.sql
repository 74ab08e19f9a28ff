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
ALTER TABLE "user_import" ADD CONSTRAINT "user_import_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_code_company_id_account_key_created_at_index" ON "recovery_code" USING btree ("company_id","account_key","created_at");--> statement-breakpoint
CREATE INDEX "recovery_code_address_created_at_index" ON "recovery_code" USING btree ("address","created_at");--> statement-breakpoint
CREATE INDEX "recovery_code_created_at_index" ON "recovery_code" USING btree ("created_at");