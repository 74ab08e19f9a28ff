CREATE SEQUENCE "public"."shipment_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 10000001 CACHE 1 CYCLE;--> statement-breakpoint
CREATE TABLE "shipment_event" (
	"shipment_event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_event_shipment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shipment_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment_line" (
	"shipment_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"qty" integer NOT NULL,
	"sound" integer DEFAULT 0 NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"missing" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "shipment_line_shipment_id_line_no_pk" PRIMARY KEY("shipment_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"shipment_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_shipment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shipment_no" text NOT NULL,
	"company_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"supplier_name" text NOT NULL,
	"state" text NOT NULL,
	"carrier" text NOT NULL,
	"tracking_no" text NOT NULL,
	"note" text NOT NULL,
	"request_id" uuid NOT NULL,
	"request_hash" text NOT NULL,
	"parcel_no" integer NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"extended" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "ship_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD COLUMN "urged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipment_event" ADD CONSTRAINT "shipment_event_shipment_id_shipment_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_line" ADD CONSTRAINT "shipment_line_shipment_id_shipment_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("shipment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_purchase_order_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_order"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipment_event_shipment_id_at_index" ON "shipment_event" USING btree ("shipment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_shipment_no_index" ON "shipment" USING btree ("shipment_no");--> statement-breakpoint
CREATE UNIQUE INDEX "shipment_order_id_request_id_parcel_no_index" ON "shipment" USING btree ("order_id","request_id","parcel_no");--> statement-breakpoint
CREATE INDEX "shipment_tracking_no_index" ON "shipment" USING btree ("tracking_no");--> statement-breakpoint
CREATE INDEX "shipment_due_at_index" ON "shipment" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "purchase_order_company_id_state_ship_by_index" ON "purchase_order" USING btree ("company_id","state","ship_by");--> statement-breakpoint
CREATE INDEX "purchase_order_company_id_created_at_index" ON "purchase_order" USING btree ("company_id","created_at");--> statement-breakpoint
UPDATE "purchase_order" SET "ship_by" = coalesce("paid_at", "created_at") + interval '48 hours' WHERE "state" IN ('pendingShipment', 'cancelRequested');
