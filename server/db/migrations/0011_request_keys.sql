ALTER TABLE "documents" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "voice_sessions" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "voice_sessions_request_key" ON "voice_sessions" USING btree ("user_id","request_key");