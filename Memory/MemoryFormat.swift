/// Where the embedded memory files are listed.
package enum MemoryFormat {}
