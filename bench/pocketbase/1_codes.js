// Books with their lessons, and codes that belong to nobody until somebody with a confirmed address takes one.
migrate((app) => {
  const users = app.findCollectionByNameOrId("users");
  const books = new Collection({
    type: "base",
    name: "books",
    viewRule: "@request.auth.id != ''",
    fields: [{ type: "json", name: "lessons" }],
  });
  app.save(books);
  app.save(
    new Collection({
      type: "base",
      name: "codes",
      listRule: "owner = @request.auth.id",
      viewRule: "owner = @request.auth.id",
      updateRule: "@request.auth.verified = true && owner = '' && @request.body.owner = @request.auth.id",
      fields: [
        { type: "relation", name: "owner", collectionId: users.id, maxSelect: 1 },
        { type: "relation", name: "book", collectionId: books.id, maxSelect: 1, required: true },
        { type: "date", name: "activated_at" },
        { type: "date", name: "ends_at" },
      ],
      indexes: ["CREATE INDEX codes_owner ON codes (owner)"],
    }),
  );
});
