CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"sess" jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"hashed_password" text,
	"auth_provider" text DEFAULT 'replit' NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"stripe_customer_id" text,
	"stripe_subscription_id" text,
	"subscription_status" text,
	"subscription_end_date" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_stripeCustomerId_unique" UNIQUE("stripe_customer_id"),
	CONSTRAINT "users_stripeSubscriptionId_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "users_auth_provider_known" CHECK ("users"."auth_provider" in ('replit', 'email')),
	CONSTRAINT "users_subscription_status_known" CHECK ("users"."subscription_status" in ('active', 'canceled', 'past_due', 'unpaid', 'trialing'))
);
--> statement-breakpoint
CREATE TABLE "business_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"logo_url" text,
	"description" text,
	"website" text,
	"phone" text,
	"address" text,
	"team_size" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_profiles_userId_unique" UNIQUE("user_id"),
	CONSTRAINT "business_profiles_team_size_positive" CHECK ("business_profiles"."team_size" >= 1)
);
--> statement-breakpoint
CREATE TABLE "document_themes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"primary_color" text DEFAULT '#2563eb' NOT NULL,
	"secondary_color" text DEFAULT '#1e40af' NOT NULL,
	"accent_color" text DEFAULT '#059669' NOT NULL,
	"background_color" text DEFAULT '#ffffff' NOT NULL,
	"text_color" text DEFAULT '#333333' NOT NULL,
	"font_family" text DEFAULT 'Inter' NOT NULL,
	"font_size" text DEFAULT '16px' NOT NULL,
	"header_size" text DEFAULT '32px' NOT NULL,
	"max_width" text DEFAULT '800px' NOT NULL,
	"padding" text DEFAULT '40px' NOT NULL,
	"border_radius" text DEFAULT '8px' NOT NULL,
	"logo_size" text DEFAULT '200px' NOT NULL,
	"business_info_background" text DEFAULT '#f8fafc' NOT NULL,
	"border_style" text DEFAULT 'solid' NOT NULL,
	"border_width" text DEFAULT '1px' NOT NULL,
	"shadow_style" text DEFAULT 'none' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"hourly_rate" numeric(10, 2),
	"fixed_rate" numeric(10, 2),
	"unit" text,
	"category" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"previous" jsonb,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"client" text,
	"issued_on" date NOT NULL,
	"amount" numeric(10, 2),
	"status" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"transcription" text,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facts" jsonb,
	"include_logo" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"request_key" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_type_known" CHECK ("documents"."type" in ('quote', 'bid', 'estimate', 'invoice')),
	CONSTRAINT "documents_status_known" CHECK ("documents"."status" in ('draft', 'pending', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "quote_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"description" text,
	"category" text NOT NULL,
	"industry" text,
	"project_type" text,
	"template" jsonb NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"usage_count" integer DEFAULT 0 NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"average_amount" numeric(10, 2),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_figures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"voice_sessions" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"transcription" text NOT NULL,
	"document_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_rewards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"referral_id" uuid NOT NULL,
	"reward_type" text NOT NULL,
	"reward_value" integer NOT NULL,
	"applied_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referral_rewards_type_known" CHECK ("referral_rewards"."reward_type" in ('free_month', 'account_credit', 'bonus_features'))
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"referee_id" uuid,
	"referee_email" text NOT NULL,
	"referral_code" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"rewarded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "referrals_referralCode_unique" UNIQUE("referral_code"),
	CONSTRAINT "referrals_status_known" CHECK ("referrals"."status" in ('pending', 'completed', 'rewarded'))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_profiles" ADD CONSTRAINT "business_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_themes" ADD CONSTRAINT "document_themes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_counters" ADD CONSTRAINT "document_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_events" ADD CONSTRAINT "document_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_events" ADD CONSTRAINT "document_events_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_templates" ADD CONSTRAINT "quote_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_figures" ADD CONSTRAINT "user_figures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_sessions" ADD CONSTRAINT "voice_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_sessions" ADD CONSTRAINT "voice_sessions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referral_id_referrals_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referrals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referrer_id_users_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_referee_id_users_id_fk" FOREIGN KEY ("referee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "document_themes_list" ON "document_themes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "document_themes_one_default" ON "document_themes" USING btree ("user_id") WHERE "document_themes"."is_default";--> statement-breakpoint
CREATE INDEX "services_list" ON "services" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_events_list" ON "document_events" USING btree ("user_id","document_id","created_at","id");--> statement-breakpoint
CREATE INDEX "document_events_document" ON "document_events" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "documents_list" ON "documents" USING btree ("user_id","created_at","id") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_list_by_status" ON "documents" USING btree ("user_id","status","created_at","id") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_list_by_type" ON "documents" USING btree ("user_id","type","created_at","id") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin (("title" || ' ' || coalesce("client", '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "documents_deleted" ON "documents" USING btree ("deleted_at") WHERE "documents"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_number" ON "documents" USING btree ("user_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_request_key" ON "documents" USING btree ("user_id","request_key");--> statement-breakpoint
CREATE INDEX "quote_templates_list" ON "quote_templates" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quote_templates_public" ON "quote_templates" USING btree ("category") WHERE "quote_templates"."is_public";--> statement-breakpoint
CREATE INDEX "voice_sessions_list" ON "voice_sessions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "voice_sessions_document" ON "voice_sessions" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "referral_rewards_list" ON "referral_rewards" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "referral_rewards_referral" ON "referral_rewards" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "referrals_list" ON "referrals" USING btree ("referrer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "referrals_referee" ON "referrals" USING btree ("referee_id");