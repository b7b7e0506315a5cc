internal import LaminaJSON

extension SchemaDraft {
  /// The schema of the draft's schemas, as json-schema.org has it.
  var metaschema: JSONValue? {
    JSONDocument(self == .draft3 ? Self.draft3Metaschema : Self.draft4Metaschema).value
  }

  private static let draft3Metaschema = #"""
    {"$schema": "http://json-schema.org/draft-03/schema#",
    "id": "http://json-schema.org/draft-03/schema#", "type": "object",
    "properties": {
    "type": {"type": ["string", "array"], "items": {"type": ["string", {"$ref": "#"}]},
    "uniqueItems": true, "default": "any"},
    "properties": {"type": "object", "additionalProperties": {"$ref": "#"}, "default": {}},
    "patternProperties": {"type": "object", "additionalProperties": {"$ref": "#"}, "default": {}},
    "additionalProperties": {"type": [{"$ref": "#"}, "boolean"], "default": {}},
    "items": {"type": [{"$ref": "#"}, "array"], "items": {"$ref": "#"}, "default": {}},
    "additionalItems": {"type": [{"$ref": "#"}, "boolean"], "default": {}},
    "required": {"type": "boolean", "default": false},
    "dependencies": {"type": "object", "additionalProperties":
    {"type": ["string", "array", {"$ref": "#"}], "items": {"type": "string"}}, "default": {}},
    "minimum": {"type": "number"}, "maximum": {"type": "number"},
    "exclusiveMinimum": {"type": "boolean", "default": false},
    "exclusiveMaximum": {"type": "boolean", "default": false},
    "minItems": {"type": "integer", "minimum": 0, "default": 0},
    "maxItems": {"type": "integer", "minimum": 0},
    "uniqueItems": {"type": "boolean", "default": false},
    "pattern": {"type": "string", "format": "regex"},
    "minLength": {"type": "integer", "minimum": 0, "default": 0}, "maxLength": {"type": "integer"},
    "enum": {"type": "array", "minItems": 1, "uniqueItems": true}, "default": {"type": "any"},
    "title": {"type": "string"}, "description": {"type": "string"}, "format": {"type": "string"},
    "divisibleBy": {"type": "number", "minimum": 0, "exclusiveMinimum": true, "default": 1},
    "disallow": {"type": ["string", "array"], "items": {"type": ["string", {"$ref": "#"}]},
    "uniqueItems": true},
    "extends": {"type": [{"$ref": "#"}, "array"], "items": {"$ref": "#"}, "default": {}},
    "id": {"type": "string"}, "$ref": {"type": "string"},
    "$schema": {"type": "string", "format": "uri"}},
    "dependencies": {"exclusiveMinimum": "minimum", "exclusiveMaximum": "maximum"},
    "default": {}}
    """#

  private static let draft4Metaschema = #"""
    {"id": "http://json-schema.org/draft-04/schema#",
    "$schema": "http://json-schema.org/draft-04/schema#", "description": "Core schema meta-schema",
    "definitions": {
    "schemaArray": {"type": "array", "minItems": 1, "items": {"$ref": "#"}},
    "positiveInteger": {"type": "integer", "minimum": 0},
    "positiveIntegerDefault0": {"allOf": [{"$ref": "#/definitions/positiveInteger"},
    {"default": 0}]},
    "simpleTypes": {"enum":
    ["array", "boolean", "integer", "null", "number", "object", "string"]},
    "stringArray": {"type": "array", "items": {"type": "string"}, "minItems": 1,
    "uniqueItems": true}},
    "type": "object", "properties": {
    "id": {"type": "string"}, "$schema": {"type": "string"}, "title": {"type": "string"},
    "description": {"type": "string"}, "default": {},
    "multipleOf": {"type": "number", "minimum": 0, "exclusiveMinimum": true},
    "maximum": {"type": "number"}, "exclusiveMaximum": {"type": "boolean"},
    "minimum": {"type": "number"}, "exclusiveMinimum": {"type": "boolean"},
    "maxLength": {"$ref": "#/definitions/positiveInteger"},
    "minLength": {"$ref": "#/definitions/positiveIntegerDefault0"},
    "pattern": {"type": "string", "format": "regex"},
    "additionalItems": {"anyOf": [{"type": "boolean"}, {"$ref": "#"}], "default": {}},
    "items": {"anyOf": [{"$ref": "#"}, {"$ref": "#/definitions/schemaArray"}], "default": {}},
    "maxItems": {"$ref": "#/definitions/positiveInteger"},
    "minItems": {"$ref": "#/definitions/positiveIntegerDefault0"},
    "uniqueItems": {"type": "boolean", "default": false},
    "maxProperties": {"$ref": "#/definitions/positiveInteger"},
    "minProperties": {"$ref": "#/definitions/positiveIntegerDefault0"},
    "required": {"$ref": "#/definitions/stringArray"},
    "additionalProperties": {"anyOf": [{"type": "boolean"}, {"$ref": "#"}], "default": {}},
    "definitions": {"type": "object", "additionalProperties": {"$ref": "#"}, "default": {}},
    "properties": {"type": "object", "additionalProperties": {"$ref": "#"}, "default": {}},
    "patternProperties": {"type": "object", "additionalProperties": {"$ref": "#"}, "default": {}},
    "dependencies": {"type": "object", "additionalProperties":
    {"anyOf": [{"$ref": "#"}, {"$ref": "#/definitions/stringArray"}]}},
    "enum": {"type": "array", "minItems": 1, "uniqueItems": true},
    "type": {"anyOf": [{"$ref": "#/definitions/simpleTypes"}, {"type": "array",
    "items": {"$ref": "#/definitions/simpleTypes"}, "minItems": 1, "uniqueItems": true}]},
    "format": {"type": "string"},
    "allOf": {"$ref": "#/definitions/schemaArray"}, "anyOf": {"$ref": "#/definitions/schemaArray"},
    "oneOf": {"$ref": "#/definitions/schemaArray"}, "not": {"$ref": "#"}},
    "dependencies": {"exclusiveMaximum": ["maximum"], "exclusiveMinimum": ["minimum"]},
    "default": {}}
    """#
}
