/// The embedded memory files: what a fresh memory holds, and what any memory may hold.
package enum MemoryFormat {
  /// The content of a memory that knows nothing yet.
  package static var starter: [UInt8] { PackageResources.starter_json }

  /// The JSON Schema of `memory.json`.
  package static var schema: [UInt8] { PackageResources.memory_schema_json }
}
