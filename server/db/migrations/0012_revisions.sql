ALTER TABLE "document_events" ADD COLUMN "actor" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "revises_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_revises_id_documents_id_fk" FOREIGN KEY ("revises_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_one_revision" ON "documents" USING btree ("revises_id") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_revised" ON "documents" USING btree ("revises_id") WHERE "documents"."revises_id" is not null;