/// Where the embedded personas are listed.
package enum BuiltInPersonas {}
