CREATE TABLE "reward_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"subscription_id" text NOT NULL,
	"days" integer NOT NULL,
	"free_until" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reward_batches_state_known" CHECK ("reward_batches"."state" in ('pending', 'applied', 'released'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text NOT NULL,
	"session_id" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "checkouts_sessionId_unique" UNIQUE("session_id"),
	CONSTRAINT "checkouts_state_known" CHECK ("checkouts"."state" in ('open', 'complete', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"provider_status" text,
	"trial_end" timestamp (3) with time zone,
	"current_period_end" timestamp (3) with time zone,
	"cancel_at" timestamp (3) with time zone,
	"cancels" boolean DEFAULT false NOT NULL,
	"has_paid" boolean DEFAULT false NOT NULL,
	"had_subscription" boolean DEFAULT false NOT NULL,
	"card_fingerprint" text,
	"last_asked" integer DEFAULT 0 NOT NULL,
	"last_written" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
DROP INDEX "referral_rewards_referral";--> statement-breakpoint
DROP INDEX "referrals_referee";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "past_due_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD COLUMN "batch_id" uuid;--> statement-breakpoint
ALTER TABLE "reward_batches" ADD CONSTRAINT "reward_batches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_batches_one_pending" ON "reward_batches" USING btree ("user_id") WHERE "reward_batches"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "sandbox_customers_due" ON "sandbox_customers" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_created" ON "sandbox_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "billing_events_received" ON "billing_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_user" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkouts_created" ON "checkouts" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_batch_id_reward_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."reward_batches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_rewards_batch" ON "referral_rewards" USING btree ("batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_invited" ON "referrals" USING btree ("referrer_id","referee_email") WHERE "referrals"."referee_email" like '%@%';--> statement-breakpoint
CREATE UNIQUE INDEX "referral_rewards_referral" ON "referral_rewards" USING btree ("referral_id");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_referee" ON "referrals" USING btree ("referee_id");--> statement-breakpoint
-- A trial begins with a card now: accounts that were made before start theirs on the same page as everybody.
UPDATE "users" SET "subscription_status" = NULL, "subscription_end_date" = NULL WHERE "stripe_subscription_id" IS NULL;
