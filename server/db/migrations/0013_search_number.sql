DROP INDEX "documents_list";--> statement-breakpoint
DROP INDEX "documents_search";--> statement-breakpoint
ALTER TABLE "documents" DROP COLUMN "search_text";--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower((left("title", 300) || chr(31) || left(coalesce("client", ''), 300) || chr(31) || left("number", 40)) collate "pg_c_utf8")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "documents_list" ON "documents" USING btree ("user_id","created_at","id","status","type","search_text") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin ("search_text" gin_trgm_ops);
