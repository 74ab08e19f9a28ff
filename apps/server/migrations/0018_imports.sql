CREATE TABLE "goods_import_row" (
	"import_id" bigint NOT NULL,
	"row_no" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"written" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"accepted" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sku_no" text DEFAULT '' NOT NULL,
	"mark" text DEFAULT '' NOT NULL,
	"sku_id" bigint,
	"product_id" bigint,
	"same_as" integer,
	"piece" text DEFAULT '' NOT NULL,
	"verdict" text,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"before" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"after" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "goods_import_row_import_id_row_no_pk" PRIMARY KEY("import_id","row_no")
);
--> statement-breakpoint
CREATE TABLE "goods_import" (
	"import_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_import_import_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"sheet_name" text DEFAULT '' NOT NULL,
	"sheet_names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"title_row" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"keyed_revision" integer DEFAULT 0 NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" bigint,
	"who" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"usual" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"profile_id" bigint,
	"row_count" integer DEFAULT 0 NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"counts" jsonb DEFAULT '{"change":0,"new":0,"same":0,"fault":0}'::jsonb NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"wish" jsonb,
	"change_set_id" bigint,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_profile" (
	"profile_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_profile_profile_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"columns" jsonb NOT NULL,
	"usual" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_import_row" ADD CONSTRAINT "goods_import_row_import_id_goods_import_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."goods_import"("import_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_import_row_import_id_piece_row_no_index" ON "goods_import_row" USING btree ("import_id","piece","row_no");--> statement-breakpoint
CREATE INDEX "goods_import_row_import_id_sku_no_index" ON "goods_import_row" USING btree ("import_id","sku_no");--> statement-breakpoint
CREATE INDEX "goods_import_row_import_id_verdict_row_no_index" ON "goods_import_row" USING btree ("import_id","verdict","row_no");--> statement-breakpoint
CREATE INDEX "goods_import_company_id_import_id_index" ON "goods_import" USING btree ("company_id","import_id");--> statement-breakpoint
CREATE INDEX "goods_import_busy" ON "goods_import" USING btree ("next_try_at") WHERE state in ('reading', 'checking', 'drafting');--> statement-breakpoint
CREATE INDEX "goods_import_created_at_index" ON "goods_import" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_profile_company_id_name_index" ON "import_profile" USING btree ("company_id","name");