CREATE TABLE "document_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"patterns" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"payment_days" integer DEFAULT 30 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freed_invoice_numbers" (
	"user_id" uuid NOT NULL,
	"period" text NOT NULL,
	"value" integer NOT NULL,
	CONSTRAINT "freed_invoice_numbers_user_id_period_value_pk" PRIMARY KEY("user_id","period","value")
);
--> statement-breakpoint
DROP INDEX "documents_number";--> statement-breakpoint
-- One sequence for all types becomes one for each; documents keep the numbers they have.
DROP TABLE "document_counters";--> statement-breakpoint
CREATE TABLE "document_counters" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_user_id_type_period_pk" PRIMARY KEY("user_id","type","period")
);
--> statement-breakpoint
ALTER TABLE "document_counters" ADD CONSTRAINT "document_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "number_period" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "number_value" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "paid_on" date;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "converted_from_id" uuid;--> statement-breakpoint
ALTER TABLE "document_settings" ADD CONSTRAINT "document_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "freed_invoice_numbers" ADD CONSTRAINT "freed_invoice_numbers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_converted_from_id_documents_id_fk" FOREIGN KEY ("converted_from_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_invoice" ON "documents" USING btree ("converted_from_id") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_converted" ON "documents" USING btree ("converted_from_id");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("user_id","number") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_only_invoices_paid" CHECK ("documents"."type" = 'invoice' or ("documents"."due_on" is null and "documents"."paid_on" is null and "documents"."converted_from_id" is null));