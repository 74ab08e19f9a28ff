CREATE TABLE "account" (
	"account_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"account_no" text NOT NULL,
	"account_key" text NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"email" text NOT NULL,
	"password" text NOT NULL,
	"enabled" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_try" (
	"company_id" bigint NOT NULL,
	"account_key" text NOT NULL,
	"tries" integer NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "password_try_company_id_account_key_pk" PRIMARY KEY("company_id","account_key")
);
--> statement-breakpoint
CREATE TABLE "past_password" (
	"past_password_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "past_password_past_password_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"password" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"cart_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_line_cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"qty" integer NOT NULL,
	"price_when_added" bigint NOT NULL,
	"is_checked" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"brand_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"category_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"parent_id" bigint,
	"name" text NOT NULL,
	"img_url" text DEFAULT '' NOT NULL,
	"view_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_part" (
	"customer_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"part_no" text NOT NULL,
	CONSTRAINT "customer_part_customer_id_sku_id_pk" PRIMARY KEY("customer_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "label" (
	"label_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "label_label_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"view_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"product_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"axes" jsonb NOT NULL,
	"label_ids" jsonb NOT NULL,
	"params" jsonb NOT NULL,
	"keywords" jsonb NOT NULL,
	"packing" text NOT NULL,
	"detail_html" text NOT NULL,
	"tax_rate" integer NOT NULL,
	"no_reason_return" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"sku_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sku_sku_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"sku_no" text NOT NULL,
	"specs" jsonb NOT NULL,
	"list_price" bigint NOT NULL,
	"market_price" bigint NOT NULL,
	"tiers" jsonb NOT NULL,
	"moq" integer NOT NULL,
	"multiple" integer NOT NULL,
	"on_shelf" boolean NOT NULL,
	"sales" integer NOT NULL,
	"img_urls" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier" (
	"supplier_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "supplier_supplier_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"qualifications" jsonb NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"city" text NOT NULL,
	"about" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "browsing" (
	"browsing_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "browsing_browsing_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_concern" (
	"concern_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_concern_concern_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price_when_kept" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"customer_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"tax_no" text NOT NULL,
	"licence_file_id" uuid,
	"contact_name" text NOT NULL,
	"state" text NOT NULL,
	"agreement_version" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"account_id" bigint,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement" (
	"agreement_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_agreement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"effective_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_doc" (
	"doc_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_doc_doc_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"group_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"plain" text NOT NULL,
	"view_order" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_group" (
	"group_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_group_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"title" text NOT NULL,
	"view_order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"outbox_id" uuid PRIMARY KEY NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "purchase_order" (
	"order_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"customer_id" bigint NOT NULL,
	"org_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"state" text NOT NULL,
	"reconcile_state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_role" (
	"account_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "account_role_account_id_role_id_pk" PRIMARY KEY("account_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "disabled_function" (
	"company_id" bigint NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "disabled_function_company_id_code_pk" PRIMARY KEY("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "org_unit" (
	"org_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "org_unit_org_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"parent_id" bigint,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"cost_centre" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role" (
	"role_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"name" text NOT NULL,
	"data_scope" text NOT NULL,
	"built_in" boolean NOT NULL,
	"functions" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contract_price" (
	"contract_price_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_price_contract_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"price" bigint NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pool_entry" (
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	CONSTRAINT "pool_entry_customer_id_kind_ref_id_pk" PRIMARY KEY("customer_id","kind","ref_id")
);
--> statement-breakpoint
CREATE TABLE "hot_search" (
	"search_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hot_search_search_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"search_key" text NOT NULL,
	"view_order" integer DEFAULT 0 NOT NULL,
	"hot_url" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_doc" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"company_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"supplier_id" bigint NOT NULL,
	"label_ids" integer[] NOT NULL,
	"specs" text[] NOT NULL,
	"price" bigint NOT NULL,
	"in_stock" boolean NOT NULL,
	"on_shelf" boolean NOT NULL,
	"sales" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	"changed_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "synonym" (
	"company_id" bigint NOT NULL,
	"group_no" integer NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "synonym_company_id_word_pk" PRIMARY KEY("company_id","word")
);
--> statement-breakpoint
CREATE TABLE "remembered" (
	"remembered_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remembered_remembered_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"session_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "session_session_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"remembered_id" bigint,
	"idle_hours" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"company_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "company_company_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"reviews_customers" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host" (
	"host_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "host_host_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"template_id" bigint NOT NULL,
	"host_name" text NOT NULL,
	"is_default" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "template" (
	"template_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "template_template_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"site_title" text NOT NULL,
	"web_color" text NOT NULL,
	"content" jsonb NOT NULL,
	"edited_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" >= 0),
	CONSTRAINT "stock_available" CHECK ("stock"."on_hand" >= "stock"."reserved")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_org_id_org_unit_org_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."org_unit"("org_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "past_password" ADD CONSTRAINT "past_password_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand" ADD CONSTRAINT "brand_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_part" ADD CONSTRAINT "customer_part_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label" ADD CONSTRAINT "label_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_category_id_category_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("category_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("brand_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_supplier_id_supplier_supplier_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."supplier"("supplier_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_product_id_product_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("product_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier" ADD CONSTRAINT "supplier_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browsing" ADD CONSTRAINT "browsing_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browsing" ADD CONSTRAINT "browsing_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_concern" ADD CONSTRAINT "item_concern_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_concern" ADD CONSTRAINT "item_concern_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer" ADD CONSTRAINT "customer_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement" ADD CONSTRAINT "agreement_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_doc" ADD CONSTRAINT "help_doc_group_id_help_group_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."help_group"("group_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_doc" ADD CONSTRAINT "help_doc_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_group" ADD CONSTRAINT "help_group_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order" ADD CONSTRAINT "purchase_order_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_role" ADD CONSTRAINT "account_role_role_id_role_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."role"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disabled_function" ADD CONSTRAINT "disabled_function_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_unit" ADD CONSTRAINT "org_unit_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role" ADD CONSTRAINT "role_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_price" ADD CONSTRAINT "contract_price_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_price" ADD CONSTRAINT "contract_price_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_entry" ADD CONSTRAINT "pool_entry_customer_id_customer_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("customer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hot_search" ADD CONSTRAINT "hot_search_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "synonym" ADD CONSTRAINT "synonym_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered" ADD CONSTRAINT "remembered_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host" ADD CONSTRAINT "host_template_id_template_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."template"("template_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "template" ADD CONSTRAINT "template_company_id_company_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("company_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_sku_id_sku_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("sku_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_company_id_account_key_index" ON "account" USING btree ("company_id","account_key");--> statement-breakpoint
CREATE UNIQUE INDEX "account_company_id_mobile_index" ON "account" USING btree ("company_id","mobile");--> statement-breakpoint
CREATE INDEX "account_customer_id_index" ON "account" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "past_password_account_id_index" ON "past_password" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_account_id_sku_id_index" ON "cart_line" USING btree ("account_id","sku_id");--> statement-breakpoint
CREATE INDEX "cart_line_sku_id_index" ON "cart_line" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brand_company_id_name_index" ON "brand" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "category_company_id_parent_id_index" ON "category" USING btree ("company_id","parent_id");--> statement-breakpoint
CREATE INDEX "customer_part_prefix" ON "customer_part" USING btree ("customer_id","part_no" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "label_company_id_name_index" ON "label" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "product_company_id_category_id_index" ON "product" USING btree ("company_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sku_company_id_sku_no_index" ON "sku" USING btree ("company_id","sku_no");--> statement-breakpoint
CREATE INDEX "sku_no_prefix" ON "sku" USING btree ("company_id","sku_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "sku_product_id_index" ON "sku" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_company_id_name_index" ON "supplier" USING btree ("company_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "browsing_account_id_sku_id_index" ON "browsing" USING btree ("account_id","sku_id");--> statement-breakpoint
CREATE INDEX "browsing_account_id_seen_at_index" ON "browsing" USING btree ("account_id","seen_at");--> statement-breakpoint
CREATE INDEX "browsing_sku_id_index" ON "browsing" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_concern_account_id_sku_id_index" ON "item_concern" USING btree ("account_id","sku_id");--> statement-breakpoint
CREATE INDEX "item_concern_sku_id_index" ON "item_concern" USING btree ("sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_company_id_tax_no_index" ON "customer" USING btree ("company_id","tax_no");--> statement-breakpoint
CREATE INDEX "file_created_at_index" ON "file" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_company_id_version_index" ON "agreement" USING btree ("company_id","version");--> statement-breakpoint
CREATE INDEX "help_doc_company_id_group_id_index" ON "help_doc" USING btree ("company_id","group_id");--> statement-breakpoint
CREATE INDEX "help_group_company_id_view_order_index" ON "help_group" USING btree ("company_id","view_order");--> statement-breakpoint
CREATE INDEX "outbox_sent_at_created_at_index" ON "outbox" USING btree ("sent_at","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_order_order_no_index" ON "purchase_order" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "purchase_order_account_id_state_index" ON "purchase_order" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "account_role_role_id_index" ON "account_role" USING btree ("role_id");--> statement-breakpoint
CREATE UNIQUE INDEX "org_unit_customer_id_code_index" ON "org_unit" USING btree ("customer_id","code");--> statement-breakpoint
CREATE UNIQUE INDEX "role_customer_id_name_index" ON "role" USING btree ("customer_id","name");--> statement-breakpoint
CREATE INDEX "contract_price_customer_id_sku_id_index" ON "contract_price" USING btree ("customer_id","sku_id");--> statement-breakpoint
CREATE INDEX "contract_price_sku_id_index" ON "contract_price" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "hot_search_company_id_view_order_index" ON "hot_search" USING btree ("company_id","view_order");--> statement-breakpoint
CREATE INDEX "search_doc_words" ON "search_doc" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_doc_company_id_changed_in_index" ON "search_doc" USING btree ("company_id","changed_in");--> statement-breakpoint
CREATE UNIQUE INDEX "remembered_secret_hash_index" ON "remembered" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "remembered_account_id_index" ON "remembered" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_hash_index" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_account_id_index" ON "session" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_index" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "host_host_name_index" ON "host" USING btree ("host_name");--> statement-breakpoint
CREATE INDEX "template_company_id_index" ON "template" USING btree ("company_id");