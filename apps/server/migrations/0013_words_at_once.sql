DROP INDEX "search_doc_words";--> statement-breakpoint
CREATE INDEX "search_doc_words" ON "search_doc" USING gin ("words") WITH (fastupdate=false);