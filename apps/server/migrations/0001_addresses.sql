CREATE TABLE "receive_address" (
	"address_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receive_address_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"shared_org_id" bigint,
	"receiver" text NOT NULL,
	"phone" text NOT NULL,
	"area_code" text NOT NULL,
	"area_text" text NOT NULL,
	"detail" text NOT NULL,
	"tag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "default_address" (
	"account_id" bigint PRIMARY KEY NOT NULL,
	"address_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receive_address" ADD CONSTRAINT "receive_address_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_address" ADD CONSTRAINT "receive_address_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receive_address" ADD CONSTRAINT "receive_address_shared_org_id_org_unit_org_id_fk" FOREIGN KEY ("shared_org_id") REFERENCES "public"."org_unit"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_address" ADD CONSTRAINT "default_address_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_address" ADD CONSTRAINT "default_address_address_id_receive_address_address_id_fk" FOREIGN KEY ("address_id") REFERENCES "public"."receive_address"("address_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receive_address_account_id_index" ON "receive_address" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "receive_address_customer_id_shared_org_id_index" ON "receive_address" USING btree ("customer_id","shared_org_id");--> statement-breakpoint
CREATE INDEX "receive_address_shared_org_id_index" ON "receive_address" USING btree ("shared_org_id");--> statement-breakpoint
CREATE INDEX "default_address_address_id_index" ON "default_address" USING btree ("address_id");