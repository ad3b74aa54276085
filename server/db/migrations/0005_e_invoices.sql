CREATE TABLE "e_invoice_buyers" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"street" text,
	"city" text,
	"postal_code" text,
	"region" text,
	"country" text,
	"vat_id" text,
	"reference" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "e_invoice_sellers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"street" text,
	"city" text,
	"postal_code" text,
	"region" text,
	"country" text,
	"vat_id" text,
	"tax_number" text,
	"untaxed_category" text,
	"exemption_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "e_invoice_sellers_category_known" CHECK ("e_invoice_sellers"."untaxed_category" in ('O', 'E', 'Z', 'AE'))
);
--> statement-breakpoint
CREATE TABLE "pdf_bundle_files" (
	"bundle_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"document_id" uuid NOT NULL,
	"number" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"name" text,
	"data" "bytea",
	CONSTRAINT "pdf_bundle_files_bundle_id_position_pk" PRIMARY KEY("bundle_id","position"),
	CONSTRAINT "pdf_bundle_files_state_known" CHECK ("pdf_bundle_files"."state" in ('waiting', 'printed', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "pdf_bundles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pdf_bundles_state_known" CHECK ("pdf_bundles"."state" in ('queued', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "e_invoice_buyers" ADD CONSTRAINT "e_invoice_buyers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_buyers" ADD CONSTRAINT "e_invoice_buyers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_sellers" ADD CONSTRAINT "e_invoice_sellers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_bundle_files" ADD CONSTRAINT "pdf_bundle_files_bundle_id_pdf_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."pdf_bundles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_bundles" ADD CONSTRAINT "pdf_bundles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_invoice_buyers_list" ON "e_invoice_buyers" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "pdf_bundles_list" ON "pdf_bundles" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pdf_bundles_due" ON "pdf_bundles" USING btree ("due_at") WHERE "pdf_bundles"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "pdf_bundles_expire" ON "pdf_bundles" USING btree ("expires_at");