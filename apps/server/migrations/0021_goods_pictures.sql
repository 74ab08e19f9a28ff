CREATE TABLE "goods_picture" (
	"picture_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_picture_picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" bigint NOT NULL,
	"picture_key" text NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"original_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sizes" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "goods_picture_picture_key_index" ON "goods_picture" USING btree ("picture_key");