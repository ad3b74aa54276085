-- Keeps user_figures in step with documents and voice_sessions, once per statement, whoever writes them.
CREATE FUNCTION figures_of_added_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_figures AS f (user_id, documents, pending, accepted, declined)
  SELECT user_id, count(*), count(*) FILTER (WHERE status = 'pending'),
    count(*) FILTER (WHERE status = 'accepted'), count(*) FILTER (WHERE status = 'declined')
  FROM added WHERE deleted_at IS NULL GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET
    documents = f.documents + excluded.documents, pending = f.pending + excluded.pending,
    accepted = f.accepted + excluded.accepted, declined = f.declined + excluded.declined;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION figures_of_removed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_figures f SET
    documents = f.documents - r.documents, pending = f.pending - r.pending,
    accepted = f.accepted - r.accepted, declined = f.declined - r.declined
  FROM (
    SELECT user_id, count(*) AS documents, count(*) FILTER (WHERE status = 'pending') AS pending,
      count(*) FILTER (WHERE status = 'accepted') AS accepted, count(*) FILTER (WHERE status = 'declined') AS declined
    FROM removed WHERE deleted_at IS NULL GROUP BY user_id
  ) r WHERE f.user_id = r.user_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION figures_of_changed_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE user_figures f SET
    documents = f.documents + d.documents, pending = f.pending + d.pending,
    accepted = f.accepted + d.accepted, declined = f.declined + d.declined
  FROM (
    SELECT user_id, sum(sign) AS documents, sum(sign) FILTER (WHERE status = 'pending') AS pending,
      sum(sign) FILTER (WHERE status = 'accepted') AS accepted, sum(sign) FILTER (WHERE status = 'declined') AS declined
    FROM (
      SELECT user_id, status, 1 AS sign FROM added WHERE deleted_at IS NULL
      UNION ALL
      SELECT user_id, status, -1 FROM removed WHERE deleted_at IS NULL
    ) sides GROUP BY user_id
  ) s CROSS JOIN LATERAL (
    SELECT s.user_id, s.documents, coalesce(s.pending, 0) AS pending, coalesce(s.accepted, 0) AS accepted,
      coalesce(s.declined, 0) AS declined
  ) d
  WHERE f.user_id = d.user_id AND (d.documents, d.pending, d.accepted, d.declined) <> (0, 0, 0, 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION figures_of_voice_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO user_figures AS f (user_id, voice_sessions)
  SELECT user_id, count(*) FROM added GROUP BY user_id ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET voice_sessions = f.voice_sessions + excluded.voice_sessions;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER documents_added AFTER INSERT ON documents REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_added_documents();--> statement-breakpoint
CREATE TRIGGER documents_removed AFTER DELETE ON documents REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_removed_documents();--> statement-breakpoint
CREATE TRIGGER documents_changed AFTER UPDATE ON documents REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_changed_documents();--> statement-breakpoint
CREATE TRIGGER voice_sessions_added AFTER INSERT ON voice_sessions REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION figures_of_voice_sessions();
