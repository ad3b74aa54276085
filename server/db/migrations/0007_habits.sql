CREATE TABLE "business_defaults" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hourly_rate" numeric(10, 2),
	"tax_percent" numeric(7, 4),
	"tax_on" text DEFAULT 'everything' NOT NULL,
	"deposit_percent" numeric(7, 4),
	"markup_percent" numeric(7, 4),
	"minimum_charge" numeric(10, 2),
	"validity_days" integer,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_defaults_tax_on_known" CHECK ("business_defaults"."tax_on" in ('everything', 'materials'))
);
--> statement-breakpoint
CREATE TABLE "dismissed_habits" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissed_habits_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "business_defaults" ADD CONSTRAINT "business_defaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dismissed_habits" ADD CONSTRAINT "dismissed_habits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_template_id_quote_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."quote_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_template" ON "documents" USING btree ("template_id","user_id") WHERE "documents"."template_id" is not null;