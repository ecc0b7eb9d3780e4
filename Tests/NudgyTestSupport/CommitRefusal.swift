/// SQL that lets no change of a task's state be kept: each goes well, and the commit is refused at the end.
package let commitRefusal = """
  CREATE TABLE tests_parent (id INTEGER PRIMARY KEY);
  CREATE TABLE tests_child (parent INTEGER REFERENCES tests_parent DEFERRABLE INITIALLY DEFERRED);
  CREATE TEMP TRIGGER tests_refusal AFTER UPDATE OF status ON tasks BEGIN
    INSERT INTO tests_child VALUES (1);
  END;
  """
